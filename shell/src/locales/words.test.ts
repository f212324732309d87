import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import { locales } from '../locales.ts'

describeWords([locales], join(__dirname, '..'), [], ['cooking', 'about', 'offline'])
