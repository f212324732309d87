import { describeWords } from '@potluck/testing/word-contract'
import { partsLocales } from './words.ts'

describeWords(partsLocales, __dirname)
