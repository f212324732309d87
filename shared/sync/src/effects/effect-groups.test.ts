import type { ChangeEffects, LoadChangeEffects } from '@potluck/platform/change-effects'
import { createStore } from '@potluck/platform/store'
import { EffectGroups } from './effect-groups.ts'

const group: ChangeEffects = { changes: [], effects: [] }

function groupsOf(...loads: readonly LoadChangeEffects[]) {
  const taken: ChangeEffects[] = []
  return { taken, groups: new EffectGroups(createStore(loads), (each) => taken.push(each)) }
}

test('the code of a group is fetched once', async () => {
  const load = jest.fn(async () => group)
  const { groups, taken } = groupsOf(load)
  groups.fetch()
  groups.fetch()
  await load.mock.results[0]?.value
  expect(load).toHaveBeenCalledTimes(1)
  expect(taken).toEqual([group])
})

test('code that did not come is fetched again with the next call', async () => {
  const load = jest.fn(async () => group).mockRejectedValueOnce(new Error('no network'))
  const { groups, taken } = groupsOf(load)
  groups.fetch()
  await expect(load.mock.results[0]?.value).rejects.toThrow()
  await Promise.resolve()
  groups.fetch()
  await load.mock.results[1]?.value
  expect(taken).toEqual([group])
})

test('nothing is taken after the stop', async () => {
  const load = jest.fn(async () => group)
  const { groups, taken } = groupsOf(load)
  groups.fetch()
  groups.stop()
  await load.mock.results[0]?.value
  await Promise.resolve()
  expect(taken).toEqual([])
})
