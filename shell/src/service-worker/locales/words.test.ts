import { join } from 'node:path'
import { offeredLanguages } from '@potluck/cooking/language'
import { describeWords } from '@potluck/testing/word-contract'

const fileOf = (language: string) => [language, join(__dirname, `${language}.json`)]
const words = { 'en-us': join(__dirname, 'en-us.json'), ...Object.fromEntries(offeredLanguages.map(fileOf)) }

// What an installed product is called is asked for by the build.
describeWords([words], join(__dirname, '..'), ['app'])
