import type { Timer } from '@potluck/platform/timers'
import fc from 'fast-check'
import {
  afterSettingBack,
  fittingName,
  isRinging,
  isUp,
  leftOf,
  lengthened,
  longestMs,
  minuteMs,
  newTimer,
  paused,
  renamed,
  resumed,
  ringsForMs,
  rung,
  untilNext,
} from './timer-times.ts'

const noon = Date.parse('2026-03-29T00:30:00Z')
const rice = (seconds = 600, at = noon) => newTimer({ name: 'Rice', about: '', path: null, seconds }, 'rice', at)

const instant = fc.integer({ min: 0, max: 8e12 })
const seconds = fc.integer({ min: 1, max: 3 * 24 * 3600 })
const pause = fc.integer({ min: 0, max: 2 * 24 * 3_600_000 })

test('the remaining time is the end time less the present, also when the time zone changes', () => {
  // Half an hour before the clocks go forward in Europe, and an hour and a half later.
  expect(leftOf(rice(7200), noon + 90 * minuteMs)).toBe(30 * minuteMs)
})

test('a device that slept past the end wakes to a timer that is up, and rings', () => {
  fc.assert(
    fc.property(instant, seconds, pause, (now, length, late) => {
      const woken = now + length * 1000 + late
      expect(isUp(rice(length, now), woken)).toBe(true)
      expect(isRinging(rice(length, now), woken)).toBe(true)
      expect(leftOf(rice(length, now), woken)).toBe(0)
    }),
  )
})

test('the remaining time never grows or jumps while nobody touches the timer', () => {
  fc.assert(
    fc.property(instant, seconds, pause, pause, (now, length, first, more) => {
      const timer = rice(length, now)
      const [sooner, later] = [leftOf(timer, now + first), leftOf(timer, now + first + more)]
      expect(later).toBeLessThanOrEqual(sooner)
      expect(sooner).toBe(Math.max(0, length * 1000 - first))
    }),
  )
})

test('a pause of any length does not change the remaining time', () => {
  fc.assert(
    fc.property(instant, seconds, pause, pause, (now, length, before, during) => {
      const timer = rice(length, now)
      fc.pre(before < length * 1000)
      const goesOn = resumed(paused(timer, now + before), now + before + during)
      expect(leftOf(goesOn, now + before + during)).toBe(leftOf(timer, now + before))
    }),
  )
})

test('a clock that is set back does not change the remaining time, in any number of windows', () => {
  fc.assert(
    fc.property(instant, seconds, pause, fc.integer({ min: 1, max: 1e12 }), (now, length, elapsed, back) => {
      const seenAt = now + elapsed
      const before = leftOf(rice(length, now), seenAt)
      const one = afterSettingBack([rice(length, now)], seenAt, seenAt - back)
      // The next window finds the moment at which the first one looked.
      const [timer] = afterSettingBack(one, seenAt - back, seenAt - back)
      expect(timer && leftOf(timer, seenAt - back)).toBe(before)
    }),
  )
})

test('a clock that was set back and not yet noticed never shows more than the timer was set for', () => {
  fc.assert(
    fc.property(instant, seconds, fc.integer({ min: 0, max: 1e12 }), (now, length, back) => {
      expect(leftOf(rice(length, now), now - back)).toBe(length * 1000)
    }),
  )
})

test('a timer gets one minute more while running, paused or over', () => {
  fc.assert(
    fc.property(instant, seconds, pause, fc.boolean(), (now, length, elapsed, pauses) => {
      const at = now + elapsed
      const timer = pauses ? paused(rice(length, now), at) : rice(length, now)
      const longer = lengthened(timer, minuteMs, at)
      expect(leftOf(longer, at)).toBe(leftOf(timer, at) + minuteMs)
      expect(isUp(longer, at)).toBe(false)
      expect(longer.length).toBeGreaterThanOrEqual(leftOf(longer, at))
    }),
  )
})

test('no timer is longer than a week, however often it is lengthened', () => {
  let timer = rice(6 * 24 * 3600)
  for (let time = 0; time < 3000; time += 1) timer = lengthened(timer, minuteMs, noon)
  expect(leftOf(timer, noon)).toBe(longestMs)
  expect(leftOf(rice(Number.MAX_VALUE), noon)).toBe(longestMs)
})

test.each([0, -5, Number.NaN])('a timer of %s seconds is refused', (length) => {
  expect(() => rice(length)).toThrow(RangeError)
})

test('a timer rings for some minutes from when its end is noticed, and then waits in silence', () => {
  const up = noon + 600_000
  const late = up + 3_600_000
  const heard = rung(rice(), late)
  expect(isRinging(rice(), up - 1)).toBe(false)
  expect(isRinging(heard, late + ringsForMs - 1)).toBe(true)
  expect(isRinging(heard, late + ringsForMs)).toBe(false)
  expect(isUp(heard, late + ringsForMs)).toBe(true)
  expect(rung(heard, late + 5)).toEqual(heard)
})

test('the next timer is the running one with the least remaining time', () => {
  const timers: Timer[] = [rice(600), rice(60), rice(5), paused(rice(1), noon)]
  expect(untilNext(timers, noon + 5000)).toBe(55_000)
  expect(untilNext([paused(rice(), noon)], noon)).toBeNull()
})

test.each([
  ['  Step\n3\t', 'Step 3'],
  ['\u202Egnp.exe\u2066', 'gnp.exe'],
  ['x'.repeat(5000), 'x'.repeat(120)],
])('a name such as %j stands on one line', (name, shown) => {
  expect(fittingName(name)).toBe(shown)
})

test('an empty name leaves the old name', () => {
  expect(renamed(rice(), ' \n ').name).toBe('Rice')
})
