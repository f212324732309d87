import { globSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@potluck/cooking/language'
import { describeWords } from '@potluck/testing/word-contract'
import { localesIn } from '@potluck/testing/word-files'
import { pageWords } from '../../book/pages/page-words.ts'
import { ownFile } from './own-file.ts'

const sources = join(import.meta.dirname, '../..')

// The same contract as the browser's words: whole in every language, in every plural form, translated, and used.
describeWords(
  globSync('**/{locales,sample-recipes}', { cwd: sources }).map((folder) => localesIn(join(sources, folder))),
  sources,
)

test.each([
  ['en-us', ['1 recipe', '2 recipes', '5 recipes', '21 recipes']],
  ['de-de', ['1 Rezept', '2 Rezepte', '5 Rezepte', '21 Rezepte']],
  ['it-it', ['1 ricetta', '2 ricette', '5 ricette', '21 ricette']],
  ['uk-ua', ['1 рецепт', '2 рецепти', '5 рецептів', '21 рецепт']],
  ['he', ['מתכון אחד', 'שני מתכונים', '5 מתכונים', '21 מתכונים']],
  [null, ['1 recipe', '2 recipes', '5 recipes', '21 recipes']],
  ['tlh', ['1 recipe', '2 recipes', '5 recipes', '21 recipes']],
])('%s has the plural form of each number', (language, forms) => {
  const t = pageWords(language)
  expect([1, 2, 5, 21].map((count) => t('page.recipes', { count }))).toEqual(forms)
})

test('a value is inserted unescaped: pages escape it themselves', () => {
  expect(pageWords('de-de')('page.from', { name: 'Anna & <Bo>' })).toBe('Geteilt von Anna & <Bo>')
})

test('every language of the table has a file beside the pages', () => {
  expect(
    languages.map((language) => Object.keys(localesIn(ownFile('book/pages/locales'))).includes(language)),
  ).not.toContain(false)
})
