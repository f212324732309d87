import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { flawsOfWords } from '@potluck/testing/word-contract'

const locales = globSync(join(__dirname, 'locales/*.json')).map((file) => [basename(file, '.json'), file])

test('the words of the extension are whole in every language that is offered', () => {
  const english = join(__dirname, 'locales/en-us.json')
  expect(locales.length).toBeGreaterThan(4)
  expect(flawsOfWords({ ...Object.fromEntries(locales), 'en-us': english })).toEqual([])
})
