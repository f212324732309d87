import { describeLines } from '../../testing/describe-lines.ts'
import { hebrewLines } from './lines.ts'
import { he } from './words.ts'

describeLines(he, hebrewLines)
