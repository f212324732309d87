import { describeLines } from '../../testing/describe-lines.ts'
import { germanLines } from './lines.ts'
import { deDe } from './words.ts'

describeLines(deDe, germanLines)
