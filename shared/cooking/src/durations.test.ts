import { findDurations } from './durations.ts'
import { everyLanguage } from './words/all.ts'

const minutes = (text: string): string[] =>
  findDurations(text, everyLanguage).map(({ minSeconds, maxSeconds }) =>
    minSeconds === maxSeconds ? `${minSeconds / 60}` : `${minSeconds / 60}-${maxSeconds / 60}`,
  )

test.each([
  ['Bake 25 to 30 minutes.', ['25-30']],
  ['Bake 25-30 min until golden', ['25-30']],
  ['5 to 7 mins, then 2 mins more', ['5-7', '2']],
  ['1 hour 20 minutes', ['80']],
  ['1 h and 20 min', ['80']],
  ['1 ½ hours', ['90']],
  ['an hour and a half', ['90']],
  ['half an hour', ['30']],
  ['a 45-minute rest', ['45']],
  ['90 seconds', ['1.5']],
  ['overnight, 8 hours', ['480']],
  ['1,5 Stunden', ['90']],
  ['ein bis zwei Stunden', ['60-120']],
  ['10 Min. ruhen lassen', ['10']],
  ["un'ora e mezza", ['90']],
  ['20-25 minuti', ['20-25']],
  ['30-35 хвилин', ['30-35']],
  ['пів години', ['30']],
  ['1 год 20 хв', ['80']],
  ['20 דקות', ['20']],
  ['שעה וחצי', ['90']],
  ['a second bowl', []],
  ['2 cups', []],
  ['', []],
])('"%s" takes %j minutes', (text, expected) => {
  expect(minutes(text)).toEqual(expected)
})

test('a duration knows its place in the text', () => {
  const text = 'Simmer for 1 hour 20 minutes, stirring.'
  expect(findDurations(text, everyLanguage).map(({ start, end }) => text.slice(start, end))).toEqual([
    '1 hour 20 minutes',
  ])
})
