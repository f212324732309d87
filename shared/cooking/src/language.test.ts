import { fallbackLanguage, isRightToLeft, languageOfTag, languageRow, languages, offeredLanguages } from './language.ts'

test('only Hebrew is written from right to left', () => {
  expect(languages.filter(isRightToLeft)).toEqual(['he'])
})

test.each(languages)('%s has one row and a name in its own script', (language) => {
  const { code, name, script } = languageRow(language)
  expect(languages.filter((other) => other === language)).toHaveLength(1)
  expect(code).toBe(Intl.getCanonicalLocales(language)[0]?.toLowerCase())
  expect(name).toMatch(new RegExp(`^\\p{Script=${script}}+$`, 'u'))
})

test('the fallback language can be chosen', () => {
  expect(offeredLanguages).toContain(fallbackLanguage)
})

test.each([
  ['de-AT', 'de-de'],
  ['IT', 'it-it'],
  ['uk', 'uk-ua'],
  ['iw-IL', 'he'],
  ['fr', undefined],
  ['', undefined],
])('the browser language "%s" selects %s', (tag, language) => {
  expect(languageOfTag(tag, languages)).toBe(language)
})
