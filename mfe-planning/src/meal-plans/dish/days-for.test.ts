import { aDish, idOf } from '@potluck/testing/fixtures'
import { daysFor } from './days-for.ts'

test('several dishes get the chosen day and the free days after it, one each', () => {
  const items = [
    aDish({ day: '2026-11-30' }),
    aDish({ id: idOf(72), day: '2026-12-01' }),
    aDish({ id: idOf(73), day: '2026-12-02', meal: 'lunch' }),
  ]
  expect(daysFor(3, '2026-11-30', 'dinner', items)).toEqual(['2026-11-30', '2026-12-02', '2026-12-03'])
})
