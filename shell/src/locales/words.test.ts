import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import enUs from './en-us.json'
import he from './he.json'

describeWords({ 'en-us': enUs, he }, join(__dirname, '..'))
