import { restoreAccount } from '@potluck/api/account-export'
import { addCooking } from '@potluck/api/cookings'
import { startMove } from '@potluck/api/kitchen-moves'
import { sendMessage } from '@potluck/api/messages'
import { saveProfileItems } from '@potluck/api/profile-items'
import { createRecipe, deleteRecipe, getRecipe, listRecipes, saveCopy } from '@potluck/api/recipes'
import { createTicket } from '@potluck/api/tickets'
import { listVariations } from '@potluck/api/variations'
import { v7 as uuid } from 'uuid'
import { aKitchen, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('variations of a recipe', (server) => {
  const read = async ({ api }: TestMember, id: string) => (await api.call(listVariations, { params: { id } })).data
  /** The titles of the variations; a recipe page asks for them where the recipe says that there are some. */
  const titles = async (member: TestMember, id: string) => {
    const { variations } = await read(member, id)
    const { hasVariations = false } = (await member.api.call(getRecipe, { params: { id } })).data
    expect(hasVariations || variations.length === 1).toBe(true)
    return variations.map(({ title }) => title).toSorted()
  }
  const duplicate = async ({ api }: TestMember, copyOf: string, title: string) =>
    (await api.call(createRecipe, { body: { title, copyOf } })).data
  const show = ({ api }: TestMember) =>
    api.call(saveProfileItems, { body: { items: [{ kind: 'all', visibility: 'friends' }] } })

  test('duplicates stand together, also those of a duplicate, and a deleted one does not', async () => {
    const anna = await server.member('Anna')
    const bread = await aRecipe(anna, { title: 'Bread' })
    expect(await titles(anna, bread.id)).toEqual(['Bread'])
    const rye = await duplicate(anna, bread.id, 'Bread with rye')
    const nuts = await duplicate(anna, rye.id, 'Bread with nuts')
    const all = ['Bread', 'Bread with nuts', 'Bread with rye']
    for (const { id } of [bread, rye, nuts]) expect(await titles(anna, id)).toEqual(all)
    await anna.api.call(deleteRecipe, { params: { id: bread.id } })
    expect(await titles(anna, nuts.id)).toEqual(['Bread with nuts', 'Bread with rye'])
  })

  test('the log says which one was cooked, the last first', async () => {
    const anna = await server.member('Anna')
    const bread = await aRecipe(anna, { title: 'Bread' })
    const rye = await duplicate(anna, bread.id, 'Rye')
    const cook = (id: string, cookedAt: string) =>
      anna.api.call(addCooking, { params: { id }, body: { cookedAt, note: 'good' } })
    await cook(rye.id, '2026-02-01T10:00:00.000Z')
    await cook(bread.id, '2026-03-01T10:00:00.000Z')
    expect((await read(anna, rye.id)).cookings.map(({ recipeId }) => recipeId)).toEqual([bread.id, rye.id])
  })

  test('a copy that was sent stands beside the original while its owner shows that', async () => {
    const { anna, ben } = await server.circle()
    const bread = await aRecipe(anna, { title: 'Bread' })
    await anna.api.call(sendMessage, { body: { to: ben.id, body: '', recipeId: bread.id } })
    const { data: inbox } = await ben.api.call(listRecipes, { query: { folder: 'inbox' } })
    const copyId = inbox.data[0]?.id ?? ''
    expect((await read(ben, copyId)).variations).toHaveLength(1)
    await show(anna)
    await anna.api.call(addCooking, { params: { id: bread.id }, body: { note: 'secret' } })
    const { variations, cookings } = await read(ben, copyId)
    expect(variations.map(({ id, owner }) => [id, owner?.name])).toEqual([
      [bread.id, 'Anna'],
      [copyId, undefined],
    ])
    expect(cookings).toEqual([])
    // Nobody else’s copies are told of.
    expect((await read(anna, bread.id)).variations).toHaveLength(1)
    const { data } = await anna.api.call(getRecipe, { params: { id: bread.id } })
    expect(data.hasVariations).toBeUndefined()
    expect(await titles(ben, bread.id)).toHaveLength(2)
  })

  test('a recipe that its reader cannot read (any more) makes a copy that stands alone', async () => {
    const { anna, carl } = await server.circle()
    const bread = await aRecipe(anna, { title: 'Bread' })
    const copy = await duplicate(carl, bread.id, 'Mine')
    await show(anna)
    expect(await titles(anna, bread.id)).toEqual(['Bread'])
    expect(await titles(carl, copy.id)).toEqual(['Mine'])
  })

  test('copies in a kitchen, and recipes that move into it, stay with the others', async () => {
    const { anna, ben } = await server.circle()
    const kitchen = await aKitchen(anna, [ben])
    const bread = await aRecipe(anna, { title: 'Bread' })
    const rye = await duplicate(anna, bread.id, 'Rye')
    const query = { kitchen }
    const { data: copy } = await anna.api.call(saveCopy, { params: { id: bread.id }, query })
    expect((await read(ben, copy.id)).variations.map(({ id }) => id)).toEqual([copy.id])
    const body = { id: uuid(), recipes: { kind: 'recipes' as const, recipeIds: [rye.id] } }
    await anna.api.call(startMove, { params: { id: kitchen }, body })
    await jobEnd(anna, body.id)
    expect(await titles(ben, copy.id)).toEqual(['Bread', 'Rye'])
    expect(await titles(anna, copy.id)).toContain('Rye')
  })

  test('an account that is restored has its variations together', async () => {
    const [anna, second] = [await server.member('Anna'), await server.member('Second')]
    const bread = await aRecipe(anna, { title: 'Bread' })
    await duplicate(anna, bread.id, 'Rye')
    const { ticket } = (await anna.api.call(createTicket, { body: { purpose: 'export' } })).data
    const file = await (await fetch(`${server.address}api/data/take-out?token=${ticket}`)).blob()
    await jobEnd(second, (await second.api.call(restoreAccount, { file })).data.jobId)
    const { data } = (await second.api.call(listRecipes, {})).data
    for (const { id } of data) expect(await titles(second, id)).toEqual(['Bread', 'Rye'])
  })
})
