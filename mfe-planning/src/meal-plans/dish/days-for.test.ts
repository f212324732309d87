import { aDish, idOf } from '@potluck/testing/fixtures'
import { daysFor } from './days-for.ts'

test('dishes go onto the day that was asked for and the free ones after it, each onto its own', () => {
  const items = [
    aDish({ day: '2026-11-30' }),
    aDish({ id: idOf(72), day: '2026-12-01' }),
    aDish({ id: idOf(73), day: '2026-12-02', meal: 'lunch' }),
  ]
  expect(daysFor(3, '2026-11-30', 'dinner', items)).toEqual(['2026-11-30', '2026-12-02', '2026-12-03'])
})
