import fc from 'fast-check'
import { durationText, readDuration, readTime, writeDuration } from './duration.ts'

test.each([
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['P0DT0H25M', 25],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['PT1H60M', 120],
  ['PT90S', 2],
  ['PT20S', 1],
  ['PT1.5H', 90],
  ['PT1,5H', 90],
  ['pt45m', 45],
  ['PT 1H 5M', 65],
  ['P1DT2H', 1560],
  ['P1Y', 525_600],
  ['P2W', 20_160],
  ['P30M', 30],
  ['PT45', 45],
  ['PT1H30', 90],
  ['PT0M', 0],
  ['PT3600S', 60],
])('ISO 8601 %s is %d minutes', (written, minutes) => {
  expect(readDuration(written)).toBe(minutes)
})

test.each(['PT', 'P', '', 'PT-5M', '-PT5M', '-5', 'overnight', 'PTM', 'P T', 'PT1H-30M', 'NaN', 'about an age'])(
  '"%s" is no duration',
  (written) => {
    expect(readDuration(written)).toBeNull()
  },
)

test.each([
  ['25 min', 25],
  ['25', 25],
  ['1:30', 90],
  ['1 hour 25 minutes', 85],
  ['1h30', 90],
  ['1 hr, 5 mins', 65],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['½ hour', 30],
  ['25–30 minutes', 30],
  ['20 to 25 min', 25],
  ['1 Std. 10 Min.', 70],
  ['2 Stunden', 120],
  ['1 ora e 15 minuti', 75],
  ['1 год 20 хв', 80],
  ['45 דקות', 45],
  ['1 heure 10', 70],
  ['1 uur', 60],
  ['2 days', 2880],
  ['Ready in 40 minutes', 40],
  ['1 hod. 20 min.', 80],
  ['2 óra 15 perc', 135],
  ['1 saat 30 dk', 90],
  ['1 timme 10 minuter', 70],
  ['1 tunti 20 minuuttia', 80],
  ['30 minutos', 30],
  ["30 דק'", 30],
  ['1 час 30 минут', 90],
  ['40分', 40],
  ['1 u 30', 90],
])('the words "%s" are %d minutes', (written, minutes) => {
  expect(readDuration(written)).toBe(minutes)
})

test('minutes survive a round trip through ISO 8601', () => {
  fc.assert(fc.property(fc.nat(100_000), (minutes) => readDuration(writeDuration(minutes)) === minutes))
})

test('minutes survive a round trip through words', () => {
  fc.assert(fc.property(fc.nat(100_000), (minutes) => readDuration(durationText(minutes)) === minutes))
})

test('any text gives whole minutes or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const minutes = readDuration(text)
      return minutes === null || (Number.isInteger(minutes) && minutes >= 0)
    }),
  )
})

test('a time without minutes stays as words', () => {
  expect(readTime('overnight')).toEqual({ minutes: null, text: 'overnight' })
})

test('a time of zero is no time', () => {
  expect([readTime('PT0M'), readTime('PT'), readTime(''), readTime('P0D')]).toEqual([null, null, null, null])
})
