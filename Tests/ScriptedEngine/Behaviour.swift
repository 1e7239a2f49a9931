/// How the scripted engine answers a `detect`.
enum Behaviour: String, CaseIterable {
  /// Reads every symbology of the mask in the frame's letters.
  case answers
  case readsNothing = "reads_nothing"
  case readsOtherText = "reads_other_text"
  case readsOtherSymbology = "reads_other_symbology"
  case readsTwice = "reads_twice"
  /// Answers, and finds one more code beside the frame.
  case readsGhost = "reads_ghost"
  /// Answers, and finds one more code at the far end of the world.
  case readsAfar = "reads_afar"
  /// Answers, and finds one more code where no number of pixels leads.
  case readsBeyond = "reads_beyond"
  /// Answers with a code of more text than any symbol holds.
  case readsVolumes = "reads_volumes"
  /// Answers with a corner that is no number.
  case readsNowhere = "reads_nowhere"
  case answersTwice = "answers_twice"
  /// Writes to standard error without end.
  case floods
  /// Closes its output, and stays.
  case closesOutput = "closes_output"
  /// Writes a line without end.
  case answersEndlessly = "answers_endlessly"
  /// Takes a gigabyte of memory, and stays.
  case hogs
  /// Leaves a process that holds its output open.
  case leavesChild = "leaves_child"
  /// Leaves a process in a session of its own, and exits.
  case leavesSession = "leaves_session"
  /// Leaves a process in a session of its own that has cleared its environment, and exits.
  case leavesBareSession = "leaves_bare_session"
  /// Answers, and starts a process in a session of its own.
  case startsSession = "starts_session"
  case fails
  /// Answers after 20 ms, and reports an hour for each call.
  case claimsTooMuch = "claims_too_much"
  /// Answers after 20 ms, and reports a few nanoseconds.
  case claimsTooLittle = "claims_too_little"
  /// Works for a millisecond at each call, and says so.
  case works
  /// Works for 1.9 ms at each call, and reports 1 ms.
  case worksAndLies = "works_and_lies"
  /// Sleeps for 2 ms at each call and for 13 ms at each answer, and reports 1 ms a call.
  case sleepsAndLies = "sleeps_and_lies"
  /// Keeps its answers: works for 20 ms at each frame that it has not seen, and says so, and for half a millisecond at others.
  case remembers
  /// Keeps its answers: works for 1.5 ms at each frame that it has not seen, and says so, and waits for a millisecond at others,
  /// so that nobody sees that it does.
  case remembersSlyly = "remembers_slyly"
  /// Works for a millisecond at each call, says so, and for another at each answer.
  case dawdles
  /// Says that a call took the least time that 64 bits can hold: below 0.
  case claimsLeast = "claims_least"
  /// Says that calls took the most time that 64 bits can hold.
  case claimsMost = "claims_most"
  /// Says that a call took no time.
  case claimsNothing = "claims_nothing"
  /// Answers with a duration that no whole number of 64 bits can hold.
  case claimsBeyond = "claims_beyond"
  /// Answers a request of a number that 64 bits cannot hold.
  case answersBeyond = "answers_beyond"
  /// Finds so many codes as no frame shows.
  case readsTooMany = "reads_too_many"
  case hangs
  /// Hangs before the pixels have come.
  case hangsEarly = "hangs_early"
  case crashes
  /// Crashes before the pixels have come.
  case crashesEarly = "crashes_early"
  case exits
  case exitsWithinLine = "exits_within_line"
  case answersOtherRequest = "answers_other_request"
  case failsOtherRequest = "fails_other_request"
  case miscounts
  case answersOtherQuestion = "answers_other_question"
  case babbles
  case inventsMessage = "invents_message"
  case hangsOnConfigure = "hangs_on_configure"
  case crashesOnConfigure = "crashes_on_configure"
  /// Answers, and stays when it is told to quit.
  case staysOnQuit = "stays_on_quit"
}
