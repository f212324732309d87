import { readIngredientLine } from './ingredient-line.ts'
import { enUs } from './languages/en-us/words.ts'
import { mergeItems } from './merge-items.ts'
import { scaleLine } from './scale-line.ts'
import { everyLanguage } from './testing/every-language.ts'
import { vocabularyOf } from './vocabulary.ts'

const times = (text: string, factor: number) => scaleLine(readIngredientLine(text, everyLanguage), factor).text

test.each([
  ['3 cups minus 1 tablespoon sugar', '6 cups minus 2 tablespoons sugar'],
  ['1 cup less 2 tbsp flour', '2 cups less 4 tbsp flour'],
  ['1 cup (minus 1 tablespoon) flour', '2 cups (minus 2 tablespoons) flour'],
  ['2 Tassen minus 2 EL Mehl', '4 Tassen minus 4 EL Mehl'],
  ['2 tazze meno 2 cucchiai di farina', '4 tazze meno 4 cucchiai di farina'],
  ['2 склянки мінус 1 столова ложка цукру', '4 склянки мінус 2 столові ложки цукру'],
  ['2. 3 eggs', '2. 6 eggs'],
  ['1) 250 g Mehl', '1) 500 g Mehl'],
  ['12. 1/2 cup milk', '12. 1 cup milk'],
  ['3. salt', '3. salt'],
  ['60/40 mix', '60/40 mix'],
  ['1.5 cups milk', '3 cups milk'],
  ['je 100 g Mehl und Zucker', 'je 200 g Mehl und Zucker'],
  ['Salz und Pfeffer, je 1 TL', 'Salz und Pfeffer, je 2 TL'],
  ['sugar and flour, 100 g each', 'sugar and flour, 200 g each'],
  ['по 100 г цукру та борошна', 'по 200 г цукру та борошна'],
  ['4 steaks (200 g each)', '8 steaks (200 g each)'],
  ['4 Lachsfilets (je ca. 150 g)', '8 Lachsfilets (je ca. 150 g)'],
  ['2 філе (по прибл. 150 г)', '4 філе (по прибл. 150 г)'],
  ['4 slices 1 cm thick bread', '8 slices 1 cm thick bread'],
  ['4 EL Zitronensaft (2 Zitronen)', '8 EL Zitronensaft (4 Zitronen)'],
  ['200 g di cipolla (2 cipolle)', '400 g di cipolla (4 cipolle)'],
  ['2 пачки по 200 г масла', '4 пачки по 200 г масла'],
  ['1 cup water, 40C', '2 cups water, 40C'],
  ['20 C sugar', '40 C sugar'],
  ['1 000 g flour', '2 kg flour'],
  ["1'500 g Mehl", '3 kg Mehl'],
  ['two (2) cups milk', '4 cups milk'],
  ['2 dozen (24) eggs', '48 eggs'],
  ['zwei (2) Eier', '4 Eier'],
  ['due (2) cucchiai di olio', '4 cucchiai di olio'],
  ['2 (14) cans beans', '4 (14) cans beans'],
  ['3/4 di tazza di latte', '1 1/2 tazze di latte'],
  ['1/2 di cucchiaino di sale', '1 cucchiaino di sale'],
  ['the third cup of sugar', 'the third cup of sugar'],
  ['a third cup of sugar', '2/3 cup of sugar'],
  ['the half cup of milk', 'the 1 cup of milk'],
])('"%s" doubled is "%s"', (text, doubled) => {
  expect(times(text, 2)).toBe(doubled)
})

test('what is taken off is less to buy', () => {
  const [flour] = mergeItems(['2 cups minus 2 tablespoons flour', '2 tablespoons flour'], (text) => text, {
    vocabulary: everyLanguage,
  })
  expect(flour?.title).toBe('2 cups flour')
})

test.each([
  ['0.16666667163372 cup oil', '1/6', '1/3 cup oil'],
  ['1.33333337306976 cups milk', '4/3', '2 2/3 cups milk'],
  ['0.33333334g saffron', '1/3', '2/3g saffron'],
  ['2,666666666667 dl panna', '8/3', '5 1/3 dl panna'],
  ['0.30000000000000004 kg rice', '3/10', '600 g rice'],
  ['0.1250000001 cup oil', '1/8', '0.25 cup oil'],
])('"%s" is %s, doubled "%s"', (text, amount, doubled) => {
  expect(readIngredientLine(text, everyLanguage).quantity?.min.toFraction()).toBe(amount)
  expect(times(text, 2)).toBe(doubled)
})

test.each([
  ['1 cup flour minus 2 tablespoons', 'flour'],
  ['250 g Mehl abzüglich 2 EL', 'Mehl'],
  ['250 g di farina meno 2 cucchiai', 'farina'],
  ['c. 200 g butter', 'butter'],
  ['c.200g butter', 'butter'],
])('the thing of "%s" is %s', (text, thing) => {
  expect(readIngredientLine(text, everyLanguage).ingredient).toBe(thing)
})

test('decimals of any length are added up', () => {
  const [milk] = mergeItems(['0.66666668653488 cup milk', '1 cup milk'], (text) => text, { vocabulary: everyLanguage })
  expect(milk?.title).toBe('1 ⅔ cups milk')
})

test.each([
  ['1,500 ml water', '4.5 l water'],
  ['2,250 g flour', '6.75 kg flour'],
  ['1,100 g plums', '3.3 kg plums'],
  ['1,25 kg Mehl', '3,75 kg Mehl'],
  ['1.500 g Mehl', '4,5 kg Mehl'],
])('the mark of thousands is none of decimals: three times "%s" is "%s"', (text, thrice) => {
  expect(times(text, 3)).toBe(thrice)
})

test('an American reads no comma', () => {
  const line = readIngredientLine('1,500 ml water', vocabularyOf([enUs]))
  expect(scaleLine(line, 3).text).toBe('4.5 l water')
})
