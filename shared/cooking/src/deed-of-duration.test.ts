import { deedOfDuration } from './deed-of-duration.ts'
import { findDurations } from './durations.ts'
import { everyLanguage } from './testing/every-language.ts'

test.each([
  ['Roast for 35 to 40 minutes, until the edges turn dark.', ['Roast']],
  ['Add the stock, and simmer for 10 minutes.', ['Simmer']],
  ['Bake for **25 minutes**. Rest it 1.5 hours in the tin.', ['Bake', 'Rest in the tin']],
  ['20 Minuten ruhen lassen.', ['Ruhen lassen']],
  ['Die Kartoffeln halbieren, mit Öl mischen und 40 Minuten backen.', ['Backen']],
  ['Cuocere per 10 minuti.', ['Cuocere']],
  ['לבשל 20 דקות.', ['לבשל']],
  ['10 minutes.', ['']],
  [`Stir ${'and stir '.repeat(9)}for 5 minutes.`, ['']],
])('the durations of "%s" are for %j', (step, deeds) => {
  const found = findDurations(step, everyLanguage)
  expect(found.map((duration) => deedOfDuration(step, duration, everyLanguage))).toEqual(deeds)
})
