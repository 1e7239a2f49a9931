import Findings
import Gates
import Photographed
import Records
import Summaries
import Tallies

extension AdviceRecord: NumberedRecord {}
extension BlockRecord: NumberedRecord {}
extension CalibrationRecord: NumberedRecord {}
extension ChoiceRecord: NumberedRecord {}
extension CodeMeasurement: NumberedRecord {}
extension ComparisonRecord: NumberedRecord {}
extension ConditionRecord: NumberedRecord {}
extension CorpusRecord: NumberedRecord {}
extension DuelBlockRecord: NumberedRecord {}
extension DuelRecord: NumberedRecord {}
extension FrameLine: NumberedRecord {}
extension HistoryRecord: NumberedRecord {}
extension PhotographPageRecord: NumberedRecord {}
extension PictureReading: NumberedRecord {}
extension RunRecord: NumberedRecord {}
extension Summary: NumberedRecord {}
