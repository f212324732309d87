import { findDurations } from './durations.ts'
import { everyLanguage } from './testing/every-language.ts'

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
  ['שעתיים', ['120']],
  ['שעתיים וחצי', ['150']],
  ['חצי שעה', ['30']],
  ['רבע שעה', ['15']],
  ['eine halbe Stunde', ['30']],
  ['1 Std. 20 Min.', ['80']],
  ['fünf Minuten', ['5']],
  ['1–2 Stunden', ['60-120']],
  ['eineinhalb Stunden', ['90']],
  ["mezz'ora", ['30']],
  ["un quarto d'ora", ['15']],
  ['due ore e mezza', ['150']],
  ['1 ora e 20 minuti', ['80']],
  ['півгодини', ['30']],
  ['півтори години', ['90']],
  ['від 20 до 30 хвилин', ['20-30']],
  ['2-3 hours or 24 hours', ['120-180', '1440']],
  ['1½ hrs', ['90']],
  ['one to two minutes per side', ['1-2']],
  ['three-quarters of an hour', ['45']],
  ['a quarter of an hour', ['15']],
  ['30-sec pulses', ['0.5']],
  ['1 hour and 10 minutes', ['70']],
  ['15 min + 5 min', ['15', '5']],
  ['24h', ['1440']],
  ['a second bowl', []],
  ['a day-old loaf', []],
  ['the first minutes', []],
  ['2 cups', []],
  ['', []],
])('"%s" takes %j minutes', (text, expected) => {
  expect(minutes(text)).toEqual(expected)
})

test('a duration has its position in the text', () => {
  const text = 'Simmer for 1 hour 20 minutes, stirring.'
  expect(findDurations(text, everyLanguage).map(({ start, end }) => text.slice(start, end))).toEqual([
    '1 hour 20 minutes',
  ])
})
