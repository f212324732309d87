import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import { offlineLocales } from '../locales.ts'

describeWords([offlineLocales], join(__dirname, '..'))
