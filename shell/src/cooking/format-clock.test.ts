import { formatClock } from './format-clock.ts'

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [754_000, '12:34'],
  [3_723_000, '1:02:03'],
  [7 * 24 * 3_600_000, '168:00:00'],
])('%s ms are shown as %s', (ms, clock) => {
  expect(formatClock(ms)).toBe(clock)
})
