/// A command as a shell takes it apart, as far as documents write commands.
enum ShellLine {
  /// The commands of a line, each as its words: what stands between `|`, `&&`, `;` and redirections, without assignments and comments.
  static func commands(in line: String) -> [[String]] {
    var commands: [[String]] = [[]]
    for word in words(of: line) {
      switch word {
      case .operator(let sign):
        // What a redirection names is no command, and has no options.
        commands.append(sign.contains(">") || sign.contains("<") ? ["<"] : [])
      case .word(let word):
        let isAssignment = word.firstMatch(of: /^[A-Z_]+=/) != nil
        if !(isAssignment && commands[commands.count - 1].isEmpty) {
          commands[commands.count - 1].append(word)
        }
      }
    }
    return commands.filter { !$0.isEmpty && $0[0] != "<" }
  }

  private enum Part {
    case word(String)
    case `operator`(String)
  }

  private static func words(of line: String) -> [Part] {
    var parts: [Part] = []
    var word: String?
    var quote: Character?
    func end() {
      if let word { parts.append(.word(word)) }
      word = nil
    }
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + [character] }
        continue
      }
      switch character {
      case "'", "\"":
        quote = character
        word = word ?? ""
      case "#" where word == nil:
        return parts
      case " ", "\t": end()
      case "|", "&", ";", ">", "<":
        end()
        parts.append(.operator(String(character)))
      default: word = (word ?? "") + [character]
      }
    }
    end()
    return parts
  }
}
