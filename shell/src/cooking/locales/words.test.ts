import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import { kitchenLocales } from '../locales.ts'

describeWords([kitchenLocales], join(__dirname, '..'))
