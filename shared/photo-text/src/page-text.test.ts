import type { CheckedLine } from './amounts.ts'
import { answeredText, aroundQuestion, textLinesOf } from './page-text.ts'
import { drawn } from './testing/drawn.ts'

/** A line of words of ten pixels a letter. */
function line(text: string, top: number, questions: CheckedLine['questions'] = [], left = 0): CheckedLine {
  let x = left
  const words = text.split(' ').map((word) => {
    const from = x
    x += (word.length + 1) * 10
    return { text: word, confidence: 90, box: { left: from, top, right: x - 10, bottom: top + 20 } }
  })
  return { words, questions }
}

const pageOf = (lines: readonly CheckedLine[]) => ({
  columns: [{ image: drawn(1, 1, []), lines }],
  confidence: 90,
})

const texts = (lines: readonly CheckedLine[]) => textLinesOf([pageOf(lines)]).map((each) => answeredText(each))

test('a line goes on in the next one if its first word had no room', () => {
  expect(
    texts([line('250 g flour, sifted, and a bit', 0), line('more for the board', 24), line('2 eggs', 48)]),
  ).toEqual(['250 g flour, sifted, and a bit more for the board', '2 eggs'])
})

test('short lines and lines that begin with an amount or a capital stay apart', () => {
  expect(
    texts([line('1 cup of brown sugar', 0), line('½ tsp salt', 24), line('pepper', 48), line('Mint', 72)]),
  ).toEqual(['1 cup of brown sugar', '½ tsp salt', 'pepper', 'Mint'])
})

test('a word that is divided at the end of a line is put together', () => {
  expect(texts([line('Stir the flour into the mar-', 0), line('garine and wait', 24)])).toEqual([
    'Stir the flour into the margarine and wait',
  ])
})

test('a question has its line around it, and the answer stands in the text', () => {
  const [asked] = textLinesOf([pageOf([line('plus 1 tsp salt', 0, [{ word: 1, candidates: ['½', '1'] }])])])
  if (!asked) throw new Error('no line')
  expect(answeredText(asked)).toBe('plus ½ tsp salt')
  expect(answeredText(asked, ['1'])).toBe('plus 1 tsp salt')
  expect(answeredText(asked, [''])).toBe('plus tsp salt')
  expect(aroundQuestion(asked, 0)).toEqual(['plus', 'tsp salt'])
})
