import { type AisleIndex, namesOfThings } from './aisles.ts'
import { enUsAisles } from './languages/en-us/aisles.ts'
import { aislesFor } from './loading/load-aisles.ts'
import { severalThings } from './several-things.ts'
import { everyLanguage } from './testing/every-language.ts'

let index: AisleIndex

beforeAll(async () => {
  index = await aislesFor(everyLanguage)
})

test.each([
  ['milk, bread and 3 apples', ['milk', 'bread', '3 apples']],
  ['Milch, Brot und 3 Äpfel', ['Milch', 'Brot', '3 Äpfel']],
  ['latte, pane e 3 mele', ['latte', 'pane', '3 mele']],
  ['молоко, хліб і 3 яблука', ['молоко', 'хліб', '3 яблука']],
  ['חלב, לחם ו-3 תפוחים', ['חלב', 'לחם', '3 תפוחים']],
  ['2 l milk; 1,5 kg flour', ['2 l milk', '1,5 kg flour']],
  ['базилік, м’ята – по 2 гілочки', ['базилік – по 2 гілочки', 'м’ята – по 2 гілочки']],
  ['Salz und Zucker je 1 TL', ['Salz je 1 TL', 'Zucker je 1 TL']],
])('%j names several things', (line, things) => {
  expect(severalThings(line, index)).toEqual(things)
})

test.each([
  'milk',
  'butter, unsalted',
  'milk, lactose-free',
  '4 lemons, organic',
  'onions, peeled and finely chopped',
  'chicken, 1 whole',
  'peas, frozen',
  'herbs (parsley, dill)',
  'things for the party and the day after',
])('%j names one thing', (line) => {
  expect(severalThings(line, index)).toEqual([])
})

test('common items match by their short names first', () => {
  const names = namesOfThings(enUsAisles)
  expect(names).toEqual(expect.arrayContaining(['milk', 'apple', 'tomato', 'toilet paper']))
  expect(names.indexOf('milk')).toBeLessThan(names.indexOf('coconut milk'))
  expect(new Set(names).size).toBe(names.length)
})
