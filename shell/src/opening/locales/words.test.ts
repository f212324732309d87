import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flawsOfWords } from '@potluck/testing/word-contract'
import { flatWords, readWords } from '@potluck/testing/words'

const english = join(__dirname, 'en-us.json')
const files = readdirSync(__dirname).filter((name) => name.endsWith('.json'))
const addresses = Object.fromEntries(files.map((name) => [name.replace('.json', ''), join(__dirname, name)]))

test('the words of index.html are whole in every language that is offered', () => {
  expect(flawsOfWords({ ...addresses, 'en-us': english })).toEqual([])
})

test('index.html says every word, and no other', () => {
  const page = readFileSync(join(__dirname, '../../index.html'), 'utf8')
  const said = [...page.matchAll(/words\.(\w+) %>/g)].map(([, key]) => key)
  expect(said.sort()).toEqual([...flatWords(readWords(english)).keys()].sort())
})
