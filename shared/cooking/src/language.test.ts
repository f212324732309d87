import { fallbackLanguage, isRightToLeft, languageOfTag, languageRow, languages, offeredLanguages } from './language.ts'

test('only Hebrew is written from right to left', () => {
  expect(languages.filter(isRightToLeft)).toEqual(['he'])
})

test.each(languages)('%s has one row, and a name in its own letters', (language) => {
  const { code, name, script } = languageRow(language)
  expect(languages.filter((other) => other === language)).toHaveLength(1)
  expect(code).toBe(Intl.getCanonicalLocales(language)[0]?.toLowerCase())
  expect(name).toMatch(new RegExp(`^\\p{Script=${script}}+$`, 'u'))
})

test('the language that stands in for others can be chosen itself', () => {
  expect(offeredLanguages).toContain(fallbackLanguage)
})

test.each([
  ['de-AT', 'de-de'],
  ['IT', 'it-it'],
  ['uk', 'uk-ua'],
  ['iw-IL', 'he'],
  ['fr', undefined],
  ['', undefined],
])('a browser that says "%s" means %s', (tag, language) => {
  expect(languageOfTag(tag, languages)).toBe(language)
})
