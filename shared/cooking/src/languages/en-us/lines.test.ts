import { describeLines } from '../../testing/describe-lines.ts'
import { englishLines } from './lines.ts'
import { enUs } from './words.ts'

describeLines(enUs, englishLines)
