import { minutesOf } from './minutes.ts'
import { everyLanguage } from './testing/every-language.ts'

test.each([
  ['40 min', 40],
  ['1 h 30 min', 90],
  ['1 hour 20 minutes', 80],
  ['30 to 40 minutes', 40],
  ['45', 45],
  ['1½ Stunden', 90],
  ['2 ore', 120],
  ['25 хвилин', 25],
  ['שעה', 60],
  ['about 20 minutes, plus a night of rest', 20],
  ['20 seconds', null],
  ['', null],
  ['a while', null],
  ['9999999 hours', null],
  ['0', null],
])('%j becomes %j', (text, minutes) => {
  expect(minutesOf(text, everyLanguage)).toBe(minutes)
})
