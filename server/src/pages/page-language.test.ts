import { directionOf, pageLanguage } from './page-language.ts'

test.each([
  [undefined, 'en-us'],
  ['', 'en-us'],
  ['he', 'he'],
  ['iw-IL', 'he'],
  ['HE-il;q=0.8, en;q=0.9', 'en-us'],
  ['fr-FR, de;q=0.9, he;q=0.1', 'he'],
  ['he;q=0, en', 'en-us'],
  ['*', 'en-us'],
  [`${'x,'.repeat(100_000)}he`, 'en-us'],
])('a browser that asks for %j reads %s', (accepted, language) => {
  expect(pageLanguage(accepted?.slice(0, 1_000))).toBe(language)
})

test.each([
  ['שקשוקה', 'rtl'],
  ['2 ביצים', 'rtl'],
  ['Shakshuka שקשוקה', 'ltr'],
  ['🍅 123', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
