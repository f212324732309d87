import { array, assert as hold, integer, nat, property, record } from 'fast-check'
import { costOf } from './cost.ts'
import { makeKitchens } from './kitchens.ts'
import { byHash, createShards, lessBusyOfTwo, rebalance, totalLoad, unevenness } from './shards.ts'
import { simulate } from './simulate.ts'

const filled = array(record({ shard: nat(7), load: nat(1_000) }), { minLength: 1, maxLength: 60 })

function shardsOf(kitchens: readonly { readonly shard: number; readonly load: number }[]) {
  const shards = createShards(8)
  for (const [id, { shard, load }] of kitchens.entries()) {
    shards.place(id, shard)
    shards.weigh(id, load)
  }
  return shards
}

test('whatever moves, each kitchen is on one shard, and the loads of the shards are those of their kitchens', () => {
  hold(
    property(filled, array(record({ kitchen: nat(59), to: nat(7) })), (kitchens, moves) => {
      const shards = shardsOf(kitchens)
      for (const { kitchen, to } of moves) if (kitchen < kitchens.length) shards.move(kitchen, to)
      for (let shard = 0; shard < 8; shard++) {
        const own = [...shards.kitchensOf(shard)]
        expect(own.every((kitchen) => shards.shardOf(kitchen) === shard)).toBe(true)
        expect(shards.loadOf(shard)).toBe(own.reduce((sum, kitchen) => sum + shards.weightOf(kitchen), 0))
      }
      expect(totalLoad(shards)).toBe(kitchens.reduce((sum, { load }) => sum + load, 0))
    }),
  )
})

test('moves never make the busiest shard busier, lose no load, and stop by themselves', () => {
  hold(
    property(filled, integer({ min: 0, max: 20 }), (kitchens, limit) => {
      const shards = shardsOf(kitchens)
      const [before, total] = [unevenness(shards), totalLoad(shards)]
      const moved = rebalance(shards, 1.1, limit)
      expect(unevenness(shards)).toBeLessThanOrEqual(before)
      expect(totalLoad(shards)).toBe(total)
      expect(moved.length).toBeLessThanOrEqual(limit)
      expect(rebalance(shardsOf(kitchens), 1.1, 1_000).length).toBeLessThan(1_000)
    }),
  )
})

test('the same seed gives the same course, and a look at two shards is more even than a hash', () => {
  const setting = { weeks: 30, shards: 16, seed: 5 }
  const kitchens = makeKitchens(2_000, setting.weeks, setting.seed)
  expect(makeKitchens(2_000, setting.weeks, setting.seed)).toEqual(kitchens)
  const chosen = simulate(kitchens, { placement: lessBusyOfTwo, most: null }, setting)
  const again = simulate(kitchens, { placement: lessBusyOfTwo, most: null }, setting)
  expect(again.unevenness).toEqual(chosen.unevenness)
  const hashed = simulate(kitchens, { placement: byHash, most: null }, setting)
  expect(chosen.unevenness.at(-1)).toBeLessThan(hashed.unevenness.at(-1) ?? 0)
})

test('all move away from a kitchen that alone is busier than a shard', () => {
  const setting = { weeks: 20, shards: 8, seed: 5, hot: { kitchen: 100, week: 5, times: 5_000 } }
  const { shards } = simulate(makeKitchens(800, 20, 5), { placement: lessBusyOfTwo, most: 1.1 }, setting)
  expect([...shards.kitchensOf(shards.shardOf(100))]).toEqual([100])
})

test('twice the kitchens cost about twice as much, and a kitchen no more', () => {
  const [one, two] = [3_000, 6_000].map((count) => costOf(makeKitchens(count, 52, 5), 1, 50))
  expect(two?.databaseGb).toBeCloseTo(2 * (one?.databaseGb ?? 0), -1)
  expect(two?.perKitchenAndYear).toBeLessThanOrEqual(one?.perKitchenAndYear ?? 0)
})
