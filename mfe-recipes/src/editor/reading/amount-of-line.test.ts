import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { meantUnit, withAmount, withLine, wordsOfAmount, wordsOfLine } from './amount-of-line.ts'

const read = (text: string) => readIngredientLine(text, everyLanguage)

test.each([
  ['2 cups flour, sifted', ['2', 'cups']],
  ['flour', []],
  ['300 מ"ל חלב', ['300', 'מ"ל']],
])('the amount of “%s” is %j', (text, words) => {
  const chosen = wordsOfAmount(read(text))
  expect(wordsOfLine(text).filter((_, place) => chosen.has(place))).toEqual(words)
})

test.each([
  ['7 Up 330ml', [2], '', '330ml 7 Up'],
  ['flour (2 cups)', [1, 2], '', '2 cups flour'],
  ['butter, a knob', [1, 2], '20 g', '20 g butter (a knob)'],
  ['salt', [], '1 pinch', '1 pinch salt'],
])('the line “%s” with the words %j as amount and the figure “%s” becomes “%s”', (text, chosen, figure, line) => {
  const written = withAmount(text, new Set(chosen), figure, everyLanguage)
  expect(written).toBe(line)
  expect(read(written ?? '').quantity).not.toBeNull()
})

test.each([
  ['butter, a bit', [2], ''],
  ['2 cups', [0, 1], ''],
  ['salt', [], ''],
  ['salt', [0], '5'],
])('the line “%s” with the words %j and the figure “%s” has no readable amount', (text, chosen, figure) => {
  expect(withAmount(text, new Set(chosen), figure, everyLanguage)).toBeNull()
})

test.each([
  ['2 tabelspoons sugar', 'tablespoons', '2 tablespoons sugar'],
  ['½ teaspns. salt', 'teaspoon', '½ teaspoon salt'],
  ['1 packges yeast', 'package', '1 package yeast'],
  ['3 Esslöfel Mehl, gesiebt', 'Esslöffel', '3 Esslöffel Mehl, gesiebt'],
  ['1 cuchiai di olio', 'cucchiaio', '1 cucchiaio di olio'],
  ['5 зубцики часнику', 'зубчиків', '5 зубчиків часнику'],
  ['2 כפייות סוכר', 'כפיות', '2 כפיות סוכר'],
])('the unit of “%s” is meant to be %s', (text, unit, line) => {
  expect(meantUnit(read(text))).toEqual({ unit, line })
  expect(meantUnit(read(line))).toBeNull()
})

test.each(['2 cups flour', '3 cupcakes', 'salt', '4 quartered plums'])('nothing of “%s” is mistyped', (text) => {
  expect(meantUnit(read(text))).toBeNull()
})

test('only the selected line of a text is rewritten, whatever the line separators are', () => {
  expect(withLine('[Dough]\n\nflour\n  \nflour\n', 2, '1 cup flour')).toBe('[Dough]\n\nflour\n  \n1 cup flour\n')
})
