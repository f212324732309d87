import { nextDays } from './next-days.ts'

test('the days continue across months and clock changes without duplicates', () => {
  const days = nextDays(new Date(2026, 2, 27, 23, 30))
  expect(days.slice(0, 6)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01'])
  expect(new Set(days).size).toBe(days.length)
})
