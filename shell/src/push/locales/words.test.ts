import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import { pushLocales } from '../locales.ts'

describeWords([pushLocales], join(__dirname, '..'))
