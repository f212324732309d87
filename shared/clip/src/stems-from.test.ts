import { processorTimeOf } from '@potluck/testing/processor-time'
import fc from 'fast-check'
import { unfoundWords } from './stems-from.ts'

const numbers = new Map([
  ['two', 2],
  ['half', 0.5],
  ['zwei', 2],
])
const text = `Hi everyone! Today I make pancakes for my 7 cousins.
You take two eggs and half a cup of milk, then 1,5 kg of flour.
Für Omas Kuchen: zwei Äpfel und 250g Mehl.
Bake at 180 °C for 20 minutes. Add ¼ tsp salt.
2 כוסות קמח והרבה סוכר`
const unfound = unfoundWords(text, numbers)

test.each([
  ['2 eggs'],
  ['½ cup milk'],
  ['1/2 cup of milk'],
  ['1.5 kg flour'],
  ['2 Äpfel'],
  ['2 Apfel'],
  ['250 g Mehl'],
  ['0.25 tsp salt'],
  ['Bake for 20 minutes at 180 °C.'],
  ['2 כוסות קמח'],
  ['סוכר'],
])('all of "%s" stems from the text', (line) => {
  expect(unfound(line)).toEqual([])
})

test.each([
  ['3 eggs', ['3']],
  ['7 eggs', ['7']],
  ['2 eggs, beaten with sugar', ['beaten', 'with', 'sugar']],
  ['500 g butter', ['500', 'butter']],
  ['250g sugar', ['250g', 'sugar']],
  ['Bake for 45 minutes.', ['45']],
])('of "%s" only a part stems from the text', (line, words) => {
  expect(unfound(line)).toEqual(words)
})

test('any line of any text is checked without an error, and a line of the text stems from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (line) => {
      unfound(line)
      return unfoundWords(line, numbers)(line).length >= 0
    }),
  )
})

test('the longest text and answer are compared in less than a second of processor time', () => {
  const long = 'Take 2 eggs and 3 apples 4 7 '.repeat(1_100).slice(0, 30_000)
  const taken = processorTimeOf(() => {
    const check = unfoundWords(long, numbers)
    for (let line = 0; line < 400; line++) check(`${line} eggs and apples of another kind`)
    unfoundWords('a'.repeat(30_000), numbers)
  })
  expect(taken).toBeLessThan(1_000)
})
