import { convertLine } from '../convert-line.ts'
import { readIngredientLine } from '../ingredient-line.ts'
import { type Language, languages } from '../language.ts'
import { loadAisles } from '../loading/load-aisles.ts'
import { loadVocabulary } from '../loading/load-words.ts'
import { mergeItems } from '../merge-items.ts'
import { scaleLine } from '../scale-line.ts'
import { someCupWeights } from '../testing/cup-weights.ts'
import { everyLanguage } from '../testing/every-language.ts'
import { tokensOf } from '../tokens.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { nearestUnit } from './guess-unit.ts'

const own = new Map<Language, Vocabulary>()
beforeAll(async () => {
  for (const language of languages) own.set(language, await loadVocabulary([language]))
})

const unitIn = (language: Language, text: string) => {
  const line = readIngredientLine(text, own.get(language) ?? everyLanguage)
  const unit = line.amounts.find(({ role }) => role === 'main')?.unit
  return [line.unitName, unit?.isGuess ?? false, line.ingredient]
}

test.each([
  ['en-us', '2 tabelspoons sugar', 'tablespoon', 'sugar'],
  ['en-us', '3 teaspons of salt', 'teaspoon', 'salt'],
  ['en-us', '1 packge yeast', 'package', 'yeast'],
  ['en-us', '2 clovs garlic', 'clove', 'garlic'],
  ['de-de', '2 Esslöfel Mehl', 'tablespoon', 'Mehl'],
  ['de-de', '1 Packunng Hefe', 'package', 'Hefe'],
  ['de-de', '3 Scheibn Brot', 'slice', 'Brot'],
  ['it-it', '3 cuchiai di olio', 'tablespoon', 'olio'],
  ['it-it', '2 spichi di aglio', 'clove', 'aglio'],
  ['it-it', '1 confezzione di lievito', 'package', 'lievito'],
  ['uk-ua', '2 склянкі цукру', 'cup', 'цукру'],
  ['uk-ua', '3 зубцики часнику', 'clove', 'часнику'],
  ['he', '2 כפייות סוכר', 'teaspoon', 'סוכר'],
] as const)('in %s "%s" is guessed to be of a %s', (language, text, unit, ingredient) => {
  expect(unitIn(language, text)).toEqual([unit, true, ingredient])
})

test.each([
  ['en-us', '2 tablets vitamin C'],
  ['en-us', '3 cupcakes'],
  ['en-us', '4 quartered plums'],
  ['en-us', '1 teabag'],
  ['en-us', '1 teacup sugar'],
  ['en-us', '6 litchis'],
  ['en-us', '2 canned tomatoes'],
  ['en-us', '4 quail eggs'],
  ['en-us', '2 sticky buns'],
  ['en-us', '3 carrots peeled'],
  ['en-us', '10 large chiles guajillos'],
  ['en-us', '2 blood oranges'],
  ['en-us', '1 stale baguette'],
  ['de-de', '2 Tabletten Süßstoff'],
  ['de-de', '4 geviertelte Pflaumen'],
  ['de-de', '1 Teebeutel'],
  ['de-de', '2 schmale Brote'],
  ['de-de', '2 scharfe Peperoni'],
  ['it-it', '2 carote viola'],
  ['it-it', '3 cupcake'],
  ['it-it', '6 litchi'],
  ['it-it', '2 gamberi rossi'],
  ['uk-ua', '2 цибулі білі'],
  ['uk-ua', '3 банани стиглі'],
  ['uk-ua', '2 таблетки вітаміну'],
  ['he', '2 אגוזי מלך'],
  ['he', '3 עגבניות שימורים'],
] as const)('in %s "%s" has no guessed unit', (language, text) => {
  expect(unitIn(language, text)[1]).toBe(false)
})

test('no thing that is sold in a shop is taken for a unit', async () => {
  for (const language of languages) {
    const vocabulary = own.get(language) ?? everyLanguage
    const { things } = await loadAisles(language)
    const sold = Object.values(things).join(' ').toLowerCase()
    const words = new Set(
      tokensOf(sold)
        .filter(({ kind, text }) => kind === 'word' && text.length >= 5)
        .map(({ text }) => text),
    )
    const guessed = [...words].filter(
      (word) => !vocabulary.starts.has(word) && !vocabulary.counted.has(word) && nearestUnit(word, vocabulary) !== null,
    )
    expect([language, guessed]).toEqual([language, []])
  }
})

test('what is guessed stays as written', () => {
  const line = readIngredientLine('2 tabelspoons butter', everyLanguage)
  const densities = someCupWeights(everyLanguage)
  expect(convertLine(line, 'metric', densities).text).toBe('2 tabelspoons butter')
  expect(scaleLine(line, 20).text).toBe('40 tabelspoons butter')
  expect(scaleLine(line, 1 / 18).text).toBe('1/9 tabelspoons butter')
  const merged = mergeItems(['2 tabelspoons butter', '1 tablespoon butter'], (text) => text, {
    vocabulary: everyLanguage,
  })
  expect(merged.map(({ title }) => title)).toEqual(['2 tabelspoons + 1 tablespoon butter'])
})
