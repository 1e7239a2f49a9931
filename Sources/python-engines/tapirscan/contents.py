"""What tapirscan says of contents, in the terms of Documentation/ENGINES.md."""

# The library's kinds; those that are not here have no name among ML Kit's, and are text to it.
TYPES = {
    "URL": "url", "Email": "email", "Phone": "phone", "SMS": "sms", "Geo": "geo", "WiFi": "wifi", "Contact": "contact_info",
    "Calendar": "calendar_event", "ISBN": "isbn", "AAMVA": "driver_license",
}
# By kind, the library's field and the contract's; of several with one name all are told, one a line.
FIELDS = {
    "URL": {"url": "url", "title": "title"},
    "Email": {"to": "address", "subject": "subject", "body": "body"},
    "Phone": {"number": "number"},
    "SMS": {"number": "number", "message": "message"},
    "Geo": {"latitude": "latitude", "longitude": "longitude"},
    "WiFi": {"ssid": "ssid", "password": "password", "security": "encryption"},
    "Contact": {
        "name": "name", "phone": "phones", "email": "emails", "url": "urls", "organization": "organization",
        "address": "address"},
    "Calendar": {
        "summary": "summary", "start": "start", "end": "end", "location": "location", "description": "description"},
    "ISBN": {"isbn13": "number"},
    "AAMVA": {
        "licenseNumber": "document_number", "lastName": "last_name", "firstName": "first_name",
        "middleName": "middle_name", "dateOfBirth": "birth_date", "expirationDate": "expiry_date",
        "issueDate": "issue_date", "street": "street", "city": "city", "state": "state", "postalCode": "postal_code",
        "sex": "sex"},
}
ENCRYPTIONS = {"nopass": "open"}


def details(content):
    """The keys of a decode, of a `Content` or of None, which is plain text to the library."""
    kind = content.kind if content else None
    if kind == "GS1":
        return {"gs1": [[field.name, field.value] for field in content.fields], "value_type": "text"}
    fields = {name: "\n".join(content.get_all(own)) for own, name in FIELDS.get(kind, {}).items() if content.get_all(own)}
    if "encryption" in fields:
        fields["encryption"] = ENCRYPTIONS.get(fields["encryption"], fields["encryption"].lower())
    return {"value_type": TYPES.get(kind, "text"), "value": fields or None}
