"""What tapirscan makes of a content, by the names of Documentation/ENGINES.md."""

# The names of fields; of several values each stands on a line.
FIELDS = {
    "URL": ("url", {"url": "url", "title": "title"}),
    "Email": ("email", {"to": "address", "subject": "subject", "body": "body"}),
    "Phone": ("phone", {"number": "number"}),
    "SMS": ("sms", {"number": "number", "message": "message"}),
    "Geo": ("geo", {"latitude": "latitude", "longitude": "longitude"}),
    "WiFi": ("wifi", {"ssid": "ssid", "password": "password", "security": "encryption"}),
    "Contact": ("contact_info", {
        "name": "name", "phone": "phones", "email": "emails", "url": "urls", "organization": "organization",
        "address": "address"}),
    "Calendar": ("calendar_event", {
        "summary": "summary", "start": "start", "end": "end", "location": "location",
        "description": "description"}),
    "ISBN": ("isbn", {"isbn13": "number"}),
    "AAMVA": ("driver_license", {
        "licenseNumber": "document_number", "lastName": "last_name", "firstName": "first_name",
        "middleName": "middle_name", "dateOfBirth": "birth_date", "expirationDate": "expiry_date",
        "issueDate": "issue_date", "street": "street", "city": "city", "state": "state",
        "postalCode": "postal_code", "sex": "sex"}),
}
RETAIL = {"EAN13", "EAN8", "UPCA", "UPCE"}


def value_of(barcode):
    """The type and the fields; both None of retail codes without a content, of which the library says nothing."""
    content = barcode.content
    if content is None and barcode.format in RETAIL:
        return None, None
    if content is None or content.kind not in FIELDS:
        return "text", None
    value_type, names = FIELDS[content.kind]
    value = {}
    for name, said in content.fields:
        if name not in names or not said:
            continue
        field, said = names[name], in_contract_terms(name, said, barcode.text)
        value[field] = f"{value[field]}\n{said}" if field in value else said
    return value_type, value


def in_contract_terms(name, said, text):
    if name == "security":
        return encryption(said)
    if name == "address" and text.upper().startswith("BEGIN:VCARD"):  # Whose parts the library joins so.
        return said.replace(", ", " ")
    return said


def encryption(security):
    """A name that is none of the three stays as it is."""
    match security.upper():
        case "NOPASS":
            return "open"
        case "WEP":
            return "wep"
        case name if name.startswith("WPA") or name == "SAE":
            return "wpa"
    return security


def gs1_elements(barcode):
    content = barcode.content
    return [list(element) for element in content.fields] if content and content.kind == "GS1" else None
