import { join } from 'node:path'
import { describeWords, describeWordsOfFolders } from '@potluck/testing/word-contract'
import { passkeyWords } from '../auth/passkeys/words.ts'
import { providerWords } from '../auth/providers/words.ts'
import { authWords } from '../auth/words.ts'
import { locales } from '../locales.ts'

const sources = join(__dirname, '..')

describeWords([locales, authWords, passkeyWords, providerWords], sources, [], ['cooking', 'about', 'offline'])
describeWordsOfFolders([authWords, passkeyWords, providerWords], sources)
