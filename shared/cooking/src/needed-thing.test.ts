import { readIngredientLine } from './ingredient-line.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { he } from './languages/he/words.ts'
import { itIt } from './languages/it-it/words.ts'
import { ukUa } from './languages/uk-ua/words.ts'
import { neededThing } from './needed-thing.ts'
import { vocabularyOf } from './vocabulary.ts'

const vocabularies = {
  en: vocabularyOf([enUs, deDe, itIt, ukUa, he]),
  de: vocabularyOf([deDe, enUs, itIt, ukUa, he]),
  it: vocabularyOf([itIt, enUs, deDe, ukUa, he]),
}

const keyOf = (text: string, language: keyof typeof vocabularies = 'en') =>
  neededThing(readIngredientLine(text, vocabularies[language]), vocabularies[language])?.key

test.each([
  ['2 large ripe tomatoes, diced', '1 tomato', 'en'],
  ['1 cup unsalted butter, melted', '100 g butter', 'en'],
  ['3 tbsp extra virgin olive oil', 'olive oil', 'en'],
  ['2 frische Tomaten', '1 Tomate', 'de'],
  ['500 g Zwiebeln', 'Zwiebel', 'de'],
  ['3 cipolle', '1 cipolla', 'it'],
  ['2 цибулі', 'цибуля', 'en'],
  ['3 ביצים', 'ביצה', 'en'],
] as const)('%s and %s are one thing', (a, b, language) => {
  expect(keyOf(a, language)).toBeDefined()
  expect(keyOf(a, language)).toBe(keyOf(b, language))
})

test.each([
  ['1 cup coconut milk', '1 cup milk'],
  ['1 tbsp tomato paste', '1 tomato'],
  ['1 l chicken stock', '1 chicken'],
  ['100 g brown sugar', '100 g sugar'],
])('%s and %s are two things', (a, b) => {
  expect(keyOf(a)).not.toBe(keyOf(b))
})

test.each(['[For the sauce]', '', '   ', '2 cups water', '200 ml Wasser'])('%j needs nothing from the shop', (text) => {
  expect(keyOf(text, text.includes('Wasser') ? 'de' : 'en')).toBeUndefined()
})
