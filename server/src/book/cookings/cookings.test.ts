import { addCooking, deleteCooking, listCookings, updateCooking } from '@potluck/api/cookings'
import { getRecipe } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('the log of cookings', (server) => {
  const logOf = async ({ api }: TestMember, id: string) => (await api.call(listCookings, { params: { id } })).data
  const lastOf = async ({ api }: TestMember, id: string) =>
    (await api.call(getRecipe, { params: { id } })).data.lastCookedAt
  const add = ({ api }: TestMember, id: string, body: { id?: string; cookedAt?: string; note?: string }) =>
    api.call(addCooking, { params: { id }, body })

  test('the latest cooking is first in the log, and its date is on the recipe', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna)
    expect(await lastOf(anna, id)).toBeNull()
    await add(anna, id, { cookedAt: '2026-03-01T18:00:00.000Z', note: ' less salt ' })
    await add(anna, id, { cookedAt: '2026-01-01T18:00:00Z' })
    expect((await logOf(anna, id)).map(({ cookedAt, note }) => [cookedAt, note])).toEqual([
      ['2026-03-01T18:00:00.000Z', 'less salt'],
      ['2026-01-01T18:00:00.000Z', ''],
    ])
    expect(await lastOf(anna, id)).toBe('2026-03-01T18:00:00.000Z')
  })

  test('a cooking sent again is stored once, and the id of another recipe’s cooking gets 409', async () => {
    const anna = await server.member('Anna')
    const [soup, bread] = [await aRecipe(anna), await aRecipe(anna)]
    const cooking = { id: uuid(), note: 'good' }
    await Promise.all([add(anna, soup.id, cooking), add(anna, soup.id, cooking)])
    expect(await logOf(anna, soup.id)).toHaveLength(1)
    expect(await statusOf(add(anna, bread.id, cooking))).toBe(409)
    expect(await logOf(anna, bread.id)).toEqual([])
  })

  test('the recipe follows when a cooking is changed or deleted', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna)
    const { data: first } = await add(anna, id, { cookedAt: '2026-02-01T18:00:00.000Z', note: 'salty' })
    const { data: last } = await add(anna, id, { cookedAt: '2026-03-01T18:00:00.000Z' })
    const body = { note: 'much better', cookedAt: '2026-01-15T18:00:00.000Z' }
    await anna.api.call(updateCooking, { params: { id, cookingId: last.id }, body })
    expect(await lastOf(anna, id)).toBe(first.cookedAt)
    for (const cookingId of [first.id, last.id]) await anna.api.call(deleteCooking, { params: { id, cookingId } })
    expect([await logOf(anna, id), await lastOf(anna, id)]).toEqual([[], null])
    // Two devices may take it out, each without knowing of the other.
    expect(await statusOf(anna.api.call(deleteCooking, { params: { id, cookingId: last.id } }))).toBe(200)
  })

  test.each([
    ['a day that is none', { cookedAt: '2026-02-31T18:00:00Z' }],
    ['a day without a time', { cookedAt: '2026-02-01' }],
    ['a novel', { note: 'x'.repeat(5_001) }],
  ])('%s is refused: 400', async (_what, body) => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna)
    expect(await statusOf(add(anna, id, body))).toBe(400)
  })
})
