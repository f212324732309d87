import { checkAmounts } from './amounts.ts'
import { grams, halfSpoon, mixedNumber, type PhotographedLine } from './testing/photographed-lines.ts'

const noWord = ['', { left: 0, top: 0, right: 0, bottom: 0 }] as const

/** The line as the engine read it: with other words at the same places. */
const check = ({ image, words }: PhotographedLine, read: readonly string[]) => {
  const { words: checked, questions } = checkAmounts(image, {
    words: read.map((text, at) => ({ text, confidence: 79, box: (words.at(at - read.length) ?? noWord)[1] })),
  })
  return { text: checked.map(({ text }) => text).join(' '), questions }
}

test.each(['1', '%', 'Ya', '4'])('a fraction that the engine reads as %s is put in', (misread) => {
  expect(check(halfSpoon, [misread, 'tsp', 'salt'])).toEqual({ text: '½ tsp salt', questions: [] })
})

test('a fraction that the engine leaves out is put in', () => {
  expect(check(halfSpoon, ['tsp', 'salt']).text).toBe('½ tsp salt')
})

test('a number before a fraction stays', () => {
  expect(check(mixedNumber, ['1%', 'cups', 'milk'])).toEqual({ text: '1¾ cups milk', questions: [] })
})

test('digits that look as they were read are not asked for', () => {
  expect(check(grams, ['25', 'g', 'sugar'])).toEqual({ text: '25 g sugar', questions: [] })
})

test.each(['26', '75', '2', '255'])('a number that is read as %s and looks otherwise is asked for', (misread) => {
  const { questions } = check(grams, [misread, 'g', 'sugar'])
  expect(questions).toEqual([{ word: 0, candidates: [misread, '25'] }])
})
