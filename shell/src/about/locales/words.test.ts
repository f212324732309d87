import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import { pageLocales } from '../page-words.ts'

describeWords([pageLocales], join(__dirname, '..'))
