import { join } from 'node:path'
import { localesIn } from '@potluck/testing/word-files'
import { createTestWords } from '@potluck/testing/words'
import { howMany } from './how-many.ts'

const ticked = (language: 'uk-ua' | 'de-de', count: number): string =>
  createTestWords('planning', [localesIn(join(import.meta.dirname, 'shopping-lists/locales'))], language).t(
    'planning:list.ticked',
    { ...howMany(count), title: 'Мед' },
  )

test.each([
  ['names the only one', 1, 'У візку: Мед'],
  ['counts five', 5, 'У візку: 5'],
  ['counts twenty-one, which takes the form of one', 21, 'У візку: 21'],
])('Ukrainian %s', (_what, count, said) => {
  expect(ticked('uk-ua', count)).toBe(said)
})

test('a language without the plural form "=1" uses its form "one"', () => {
  expect(ticked('de-de', 1)).toContain('Мед')
})
