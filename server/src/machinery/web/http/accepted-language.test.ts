import { acceptedLanguage, languageFor } from './accepted-language.ts'

test.each([
  [undefined, 'en-us'],
  ['', 'en-us'],
  ['he', 'he'],
  ['iw-IL', 'he'],
  ['HE-il;q=0.8, en;q=0.9', 'en-us'],
  ['fr-FR, pl;q=0.9, he;q=0.1', 'he'],
  ['he;q=0, en', 'en-us'],
  ['*', 'en-us'],
  [`${'x,'.repeat(100_000)}he`, 'en-us'],
])('a browser that asks for %j reads %s', (accepted, language) => {
  expect(acceptedLanguage(accepted?.slice(0, 1_000))).toBe(language)
})

test('a known language that a request names has priority over those of the browser', () => {
  const headers = { 'accept-language': 'he' }
  expect(languageFor({ headers }, 'en-us')).toBe('en-us')
  expect(languageFor({ headers }, 'fr')).toBe('he')
  expect(languageFor({ headers })).toBe('he')
})
