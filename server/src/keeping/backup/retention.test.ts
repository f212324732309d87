import type { Proof } from './backup-files.ts'
import { isDue, lastDue } from './due.ts'
import { expendable } from './retention.ts'

const proof: Proof = { provenAt: '2026-01-01T00:00:00.000Z', recipes: 1, pictures: 0, rows: 1, missing: 0 }

const file = (writtenAt: Date, isProven = true) => ({
  name: writtenAt.toISOString(),
  writtenAt,
  proof: isProven ? proof : null,
})

/** One backup a day at 3:10 for so many days, the newest first. */
const daily = (days: number, isProven: (daysAgo: number) => boolean = () => true) =>
  Array.from({ length: days }, (_, ago) => file(new Date(2026, 10, 24 - ago, 3, 10), isProven(ago)))

const keep = { days: 7, weeks: 4, months: 12 }

test('the last of each of the last days, weeks and months stays', () => {
  const files = daily(800)
  const gone = new Set(expendable(files, keep))
  const stay = files.filter((one) => !gone.has(one)).map(({ writtenAt }) => writtenAt.toDateString())
  expect(stay.slice(0, 7)).toHaveLength(7)
  expect(stay.slice(7)).toEqual([
    // Sundays of two weeks before, and the last days of months.
    ...['Sun Nov 15 2026', 'Sun Nov 08 2026', 'Sat Oct 31 2026', 'Wed Sep 30 2026'],
    ...['Mon Aug 31 2026', 'Fri Jul 31 2026', 'Tue Jun 30 2026', 'Sun May 31 2026', 'Thu Apr 30 2026'],
    ...['Tue Mar 31 2026', 'Sat Feb 28 2026', 'Sat Jan 31 2026', 'Wed Dec 31 2025'],
  ])
})

test('the last proven backup stays, however old it is', () => {
  const files = daily(60, (ago) => ago === 59)
  expect(expendable(files, { days: 1, weeks: 0, months: 0 })).toEqual([])
  expect(expendable(daily(3), { days: 0, weeks: 0, months: 0 })).toHaveLength(2)
})

test('nothing is removed while no backup is proven', () => {
  expect(
    expendable(
      daily(60, () => false),
      { days: 1, weeks: 0, months: 0 },
    ),
  ).toEqual([])
})

test('of one day the proven backup stays, not a later one that is not', () => {
  const [morning, evening] = [file(new Date(2026, 10, 20, 3)), file(new Date(2026, 10, 20, 20), false)]
  const files = [file(new Date(2026, 10, 24)), evening, morning]
  expect(expendable(files, keep)).toEqual([evening])
})

test('a backup is due once a day, at its time', () => {
  const at = (hour: number, minute: number) => new Date(2026, 10, 24, hour, minute)
  expect(lastDue(at(3, 10), '03:10')).toEqual(at(3, 10))
  expect(lastDue(at(3, 9), '03:10')).toEqual(new Date(2026, 10, 23, 3, 10))
  const yesterday = [file(new Date(2026, 10, 23, 3, 11))]
  expect(isDue(yesterday, at(3, 9), '03:10')).toBe(false)
  expect(isDue(yesterday, at(3, 10), '03:10')).toBe(true)
  expect(isDue([file(at(3, 12), false), ...yesterday], at(4, 0), '03:10')).toBe(true)
  expect(isDue([], at(4, 0), '03:10')).toBe(true)
})
