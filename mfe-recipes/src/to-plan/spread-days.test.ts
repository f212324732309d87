import { spreadDays } from './spread-days.ts'

const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

test('dishes go to the requested day and the free days after it, and the rest wait in the queue', () => {
  expect(spreadDays(3, '2026-11-25', days, new Set(['2026-11-25', '2026-11-26']))).toEqual([
    '2026-11-25',
    '2026-11-27',
    null,
  ])
})
