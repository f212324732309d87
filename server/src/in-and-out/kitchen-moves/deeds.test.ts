import { listOwnEvents, listServerEvents } from '@potluck/api/audit'
import { startMove, undoMove } from '@potluck/api/kitchen-moves'
import { leaveKitchen, setOnlyForMe } from '@potluck/api/kitchens'
import { createRecipe } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aKitchen, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('the activity of the members of a kitchen', (server) => {
  const deeds = async ({ api }: TestMember) => {
    const { events } = (await api.call(listOwnEvents, { query: {} })).data
    return events.flatMap(({ kind, count, inKitchen }) =>
      inKitchen ? [[kind, inKitchen.person, inKitchen.kitchen, count]] : [],
    )
  }

  async function household() {
    const { anna, ben } = await server.circle()
    const id = await aKitchen(anna, [ben])
    return { anna, ben, id, query: { kitchen: id } }
  }

  const move = async (member: TestMember, id: string) => {
    const body = { id: uuid(), recipes: { kind: 'all' as const }, emptiesOwnBook: true }
    await member.api.call(startMove, { params: { id }, body })
    await jobEnd(member, body.id)
    return body.id
  }

  test('says to all who joined, brought recipes, took them out, kept one back and left, by name', async () => {
    const { anna, ben, id, query } = await household()
    await aRecipe(ben, { title: 'Soup' })
    const moveId = await move(ben, id)
    await jobEnd(ben, (await ben.api.call(undoMove, { params: { id, moveId } })).data.jobId)
    const { data: cake } = await ben.api.call(createRecipe, { query, body: { title: 'Cake' } })
    await ben.api.call(setOnlyForMe, { params: { id: cake.id }, query, body: { onlyForMe: true } })
    const bens = 'Ben'
    const home = (await deeds(ben))[0]?.[2]
    expect((await deeds(anna)).map(([kind, person, kitchen]) => [kind, person, kitchen === home])).toEqual([
      ['kitchen-recipe-kept', bens, true],
      ['kitchen-recipes-out', bens, true],
      ['kitchen-recipes-in', bens, true],
      ['kitchen-joined', bens, true],
    ])
    expect(await deeds(ben)).toEqual(await deeds(anna))
    const { data: left } = await ben.api.call(leaveKitchen, { params: { id }, body: {} })
    if (left.jobId !== null) await jobEnd(ben, left.jobId)
    expect((await deeds(anna))[0]).toEqual(['kitchen-left', bens, home, 1])
    // A member who left does not learn its later names.
    expect((await deeds(ben))[0]).toEqual(['kitchen-left', bens, null, 1])
    // Anna, the first member, is the admin of the server.
    const { events } = (await anna.api.call(listServerEvents, { query: { kind: 'kitchen-left' } })).data
    // She sees it once, under who did it.
    expect(events.map(({ account, detail, actor }) => [account?.name, detail, actor])).toEqual([[bens, null, null]])
  })

  test('takes one row for what somebody does again within an hour', async () => {
    const { anna, ben, query } = await household()
    const { data: cake } = await ben.api.call(createRecipe, { query, body: { title: 'Cake' } })
    for (const onlyForMe of [true, false, true]) {
      await ben.api.call(setOnlyForMe, { params: { id: cake.id }, query, body: { onlyForMe } })
    }
    expect((await deeds(anna)).map(([kind, , , count]) => [kind, count])).toEqual([
      ['kitchen-recipe-kept', 2],
      ['kitchen-recipes-in', 1],
      ['kitchen-joined', 1],
    ])
  })
})
