import { describeLines } from '../../testing/describe-lines.ts'
import { italianLines } from './lines.ts'
import { itIt } from './words.ts'

describeLines(itIt, italianLines)
