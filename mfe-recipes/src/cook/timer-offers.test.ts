import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { formatLength } from './format-length.ts'
import { timerOffers } from './timer-offers.ts'

test.each([
  ['Bake 25 to 30 minutes, then rest for 5 minutes.', [1500, 1800, 300]],
  ['Bake for **25 minutes**.', [1500]],
  ['Simmer 1 hour 20 minutes', [4800]],
  ['30-35 хвилин', [1800, 2100]],
  ['לבשל 20 דקות ואז עוד שעה וחצי', [1200, 5400]],
  ['20 Min. ruhen lassen, 20 Min. backen', [1200]],
  ['cuocere 10 minuti', [600]],
  ['Chill overnight, 12 hours', [43_200]],
  ['Cure for 3 days.', []],
  ['Pulse for 1 second', []],
  ['Stir.', []],
  ['1 min 2 min 3 min 4 min 5 min 6 min 7 min 8 min', [60, 120, 180, 240, 300, 360]],
])('the step "%s" offers timers of %j seconds', (step, offers) => {
  expect(timerOffers(step, everyLanguage).map(({ seconds }) => seconds)).toEqual(offers)
})

test.each([
  [1500, 'en-us', '25 min'],
  [4800, 'en-us', '1 hr 20 min'],
  [90, 'en-us', '1 min 30 sec'],
  [1500, 'he', '25 דק׳'],
  [1500, 'de-de', '25 Min.'],
])('%s seconds in %s are formatted as "%s"', (seconds, language, text) => {
  expect(formatLength(seconds, language)).toBe(text)
})
