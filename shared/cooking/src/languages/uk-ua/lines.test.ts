import { describeLines } from '../../testing/describe-lines.ts'
import { ukrainianLines } from './lines.ts'
import { ukUa } from './words.ts'

describeLines(ukUa, ukrainianLines)
