import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flawsOfWords } from '@potluck/testing/word-contract'
import { flatWords, localesIn, readWords } from '@potluck/testing/word-files'

const locales = localesIn(__dirname)

test('index.html has all words in every language that is offered', () => {
  expect(flawsOfWords(locales)).toEqual([])
})

test('index.html uses every word, and no other', () => {
  const page = readFileSync(join(__dirname, '../../index.html'), 'utf8')
  const said = [...page.matchAll(/words\.(\w+) %>/g)].map(([, key]) => key)
  expect(said.sort()).toEqual([...flatWords(readWords(locales['en-us'])).keys()].sort())
})
