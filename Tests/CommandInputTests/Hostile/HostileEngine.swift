/// An engine whose every word is meant to move a cursor, to turn text round, or to be a command of a CI system.
enum HostileEngine {
  /// As JSON has it.
  private static let word = #"\u001b[2J\u202e\u2066=x\r\n::error::forged\n##[error]forged\u0007"#

  /// A program for a shell; it reads something else than what stands there, or fails where `fails`.
  static func script(fails: Bool) -> String {
    let code =
      #"{"symbology":"qr_code","text":"=1\#(word)","bytes_base64":"PTE=","corners":[[1,1],[9,1],[9,9],[1,9]]}"#
    let answer =
      fails
      ? #"{"type":"failed","id":ID,"message":"::error::\#(word)"}"#
      : #"{"type":"detected","id":ID,"durations_ns":[1000],"decodes":[\#(code)]}"#
    let hello =
      #"{"type":"hello","protocol":1,"engine":"::warning::\#(word)","version":"\#(word)","#
      + #""symbologies":["qr_code","ean_13"],"options":{"::set-env name=a::\u202e":"::error::\u2066##[error]forged"}}"#
    return """
      number() { rest=${line#*\\"$1\\":}; echo "${rest%%[,\\}]*}"; }
      while read -r line; do
        case "$line" in
        *'"type":"hello"'*) printf '%s\\n' '\(hello)' ;;
        *'"type":"configure"'*) printf '%s\\n' '{"type":"configured"}' ;;
        *'"type":"detect"'*)
          head -c "$(number payload)" >/dev/null
          printf '%s\\n' '\(answer)' | sed "s/ID/$(number id)/" ;;
        *) exit 0 ;;
        esac
      done
      """
  }
}
