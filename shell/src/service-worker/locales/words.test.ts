import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'

const words = { 'en-us': join(__dirname, 'en-us.json'), he: join(__dirname, 'he.json') }

// What an installed product is called is asked for by the build.
describeWords([words], join(__dirname, '..'), ['app'])
