import { textLanguage } from './text-language.ts'

test.each([
  ['Bohnensuppe mit Speck', 'en-us', 'de-de'],
  ['Pasta al forno', 'en-us', 'it-it'],
  ['Soup of the day', 'de-de', 'en-us'],
  ['Борщ', 'en-us', 'uk-ua'],
  ['שקשוקה', 'en-us', 'he'],
  ['Pizza', 'de-de', undefined],
  ['Pizza', 'he', 'en-us'],
  ['Pão de queijo', 'en-us', undefined],
  ['Fry the onions with the garlic, then add the sauté of leeks à la minute.', 'de-de', 'en-us'],
  ['250 g', 'en-us', undefined],
  ['', 'he', undefined],
] as const)('"%s" is read to a cook of %s in %s', (text, own, language) => {
  expect(textLanguage(text, own)).toBe(language)
})
