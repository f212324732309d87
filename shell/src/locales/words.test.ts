import { join } from 'node:path'
import { describeWords, describeWordsOfFolders } from '@potluck/testing/word-contract'
import { demoWords } from '../auth/demo/words.ts'
import { passkeyWords } from '../auth/passkeys/words.ts'
import { providerWords } from '../auth/providers/words.ts'
import { authWords } from '../auth/words.ts'
import { locales } from '../locales.ts'

const sources = join(__dirname, '..')

describeWords(
  [locales, authWords, demoWords, passkeyWords, providerWords],
  sources,
  [],
  ['cooking', 'about', 'offline'],
)
describeWordsOfFolders([authWords, demoWords, passkeyWords, providerWords], sources)
