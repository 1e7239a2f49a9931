import Storage
import Testing

struct FolderTests {
  @Test(arguments: [
    ("r", ""), ("run", ""), ("r/", ""), ("a/b", "a"), ("a/b//", "a"), ("a//b", "a"), ("/r", "/"),
    ("/", "/"), ("/a/b", "/a"), ("./r", "."), ("../r", ".."), ("ä", ""), ("", ""),
  ])
  func `the folder of a path is told of any path, also of one character`(
    path: String, folder: String
  ) {
    #expect(Folder.parent(of: path) == folder)
  }
}
