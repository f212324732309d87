import { readIngredientLine } from './ingredient-line.ts'
import { germanLines } from './languages/de-de/lines.ts'
import { englishLines } from './languages/en-us/lines.ts'
import { hebrewLines } from './languages/he/lines.ts'
import { italianLines } from './languages/it-it/lines.ts'
import { ukrainianLines } from './languages/uk-ua/lines.ts'
import { languagesFor } from './likely-languages.ts'
import { wordsFor } from './loading/load-words.ts'
import { everyLanguage } from './testing/every-language.ts'

test.each([...germanLines, ...italianLines, ...ukrainianLines, ...hebrewLines, ...englishLines])(
  '"%s" alone selects the language that reads it',
  async (text) => {
    const read = readIngredientLine(text, await wordsFor(text, 'en-us'))
    const known = readIngredientLine(text, everyLanguage)
    const factsOf = ({ quantity, unitName, ingredient }: typeof read) => [
      quantity?.min.toFraction(),
      quantity?.max.toFraction(),
      unitName,
      ingredient,
    ]
    expect(factsOf(read)).toEqual(factsOf(known))
  },
)

test.each([
  ['2 cups flour', 'en-us', ['en-us']],
  ['2 cups flour', 'de-de', ['de-de', 'en-us']],
  ['2 EL Öl', 'en-us', ['en-us', 'de-de']],
  ['2 склянки цукру', 'he', ['he', 'uk-ua']],
  ['כוס קמח', 'it-it', ['it-it', 'he']],
  ['2 cucchiai di olio\n2 כפות שמן', 'en-us', ['en-us', 'it-it', 'he']],
  ['12', 'uk-ua', ['uk-ua']],
] as const)('%j is read by somebody who speaks %s in %j', (text, own, languages) => {
  expect(languagesFor(text, own)).toEqual(languages)
})

test('English text selects few other languages', () => {
  const others = englishLines.filter(([text]) => languagesFor(text, 'en-us').length > 1).map(([text]) => text)
  expect(others.length / englishLines.length).toBeLessThan(0.03)
})

test('the vocabulary of the same languages is memoized', async () => {
  expect(await wordsFor('1 cup', 'en-us')).toBe(await wordsFor('2 tbsp', 'en-us'))
})
