import { spanAround } from '../span-around.ts'
import { daysAfter, daysBetween, isDay, isSameMonth, leaf, weekOf, weeksOfMonth } from './days.ts'

test('a week starts on the weekday in the settings', () => {
  expect(weekOf('2026-11-22', 'monday')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(weekOf('2026-11-22', 'sunday')[0]).toBe('2026-11-22')
})

test('a month is shown in whole weeks', () => {
  expect(weeksOfMonth('2026-02-10', 'sunday')).toHaveLength(4)
  const august = weeksOfMonth('2026-08-31', 'monday')
  expect([august.length, august[0]?.[0], august.at(-1)?.at(-1)]).toEqual([6, '2026-07-27', '2026-09-06'])
})

test.each([
  ['2026-03-28', '2026-03-29', '2026-03-30'],
  ['2026-10-24', '2026-10-25', '2026-10-26'],
])('a day has one date when the clocks change: %s', (before, change, after) => {
  expect([daysAfter(before, 1), daysAfter(before, 2), daysBetween(before, after)]).toEqual([change, after, 2])
})

test('paging by month stays at the end of short months', () => {
  expect([leaf('2026-01-31', 'month', 1), leaf('2026-03-01', 'week', -1)]).toEqual(['2026-02-28', '2026-02-22'])
})

test('the plan also asks for the months before and after', () => {
  expect(spanAround('2026-11-22')).toEqual({ from: '2026-09-24', to: '2027-01-07' })
  expect(isSameMonth('2026-11-01', '2026-11-30')).toBe(true)
})

test.each(['', '2026-2-3', '2026-02-30', 'tomorrow', '2026-11-22T00:00'])('%p is no day', (text) => {
  expect(isDay(text)).toBe(false)
})
