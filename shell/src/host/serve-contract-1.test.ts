import { deleteRecipe, getRecipe } from '@potluck/api/recipes'
import { createTestHost } from '@potluck/testing/test-host'
import { QueryClient } from '@tanstack/react-query'
import { apiOf1, changesOf1 } from './serve-contract-1.ts'

test('a remote of contract 1 adds effects by “shows”, and reads where changes are stored from “kept”', () => {
  const { changes } = createTestHost()
  const addEffects = jest.fn()
  const changesNow = { ...changes, addEffects }
  const of1 = changesOf1(changesNow)
  const [client, load] = [new QueryClient(), async () => ({ changes: [], effects: [] })]
  of1.shows(client, load)
  expect(addEffects).toHaveBeenCalledWith(client, load)
  expect(of1.all.get()).toMatchObject({ kept: 'memory', storedIn: 'memory' })
  expect(of1.of('book').get().kept).toBe('memory')
  expect(of1.all.get()).toBe(of1.all.get())
})

test('an endpoint of contract 1 is called with today’s names; an endpoint of today is not changed', async () => {
  const called: object[] = []
  const api = apiOf1({
    async call(endpoint) {
      called.push(endpoint)
      throw new Error('no server')
    },
  })
  const { idempotent: once, ...unsaid } = deleteRecipe
  const of1 = { ...unsaid, once, tells: { ...getRecipe, kept: true } } as const
  const input = { params: { id: 'a' } }
  await expect(api.call(of1, input)).rejects.toThrow('no server')
  await expect(api.call(deleteRecipe, input)).rejects.toThrow('no server')
  expect(called).toEqual([
    expect.objectContaining({ idempotent: true, updates: expect.objectContaining({ cached: true }) }),
    deleteRecipe,
  ])
  expect(called[1]).toBe(deleteRecipe)
})
