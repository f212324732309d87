import { attachLabel, detachLabel, listLabels } from '@potluck/api/labels'
import { createRecipe, deleteRecipe, getRecipe } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { eachDatabase } from '../testing/each-database.ts'
import type { TestMember } from '../testing/test-server.ts'

eachDatabase('labels', (server) => {
  let anna: TestMember
  let bela: TestMember

  beforeEach(async () => {
    anna = await server.member('Anna')
    bela = await server.member('Bela')
  })

  const create = async (member: TestMember, title: string, labels: string[] = []) =>
    (await member.api.call(createRecipe, { body: { title, labels } })).data.id

  const labelsOf = async (member: TestMember) =>
    (await member.api.call(listLabels, {})).data.map(({ title, recipeCount }) => [title, recipeCount])

  test('labels are listed by title with the number of their recipes', async () => {
    await create(anna, 'A', ['Zest', 'äpfel', 'Brot'])
    await create(anna, 'B', ['brot'])
    expect(await labelsOf(anna)).toEqual([
      ['äpfel', 1],
      ['Brot', 2],
      ['Zest', 1],
    ])
    expect(await labelsOf(bela)).toEqual([])
  })

  test('a label is put on recipes and made when it is new, once', async () => {
    const recipeIds = [await create(anna, 'A'), await create(anna, 'B')]
    const first = await anna.api.call(attachLabel, { body: { title: ' Quick, easy ', recipeIds } })
    expect(first).toMatchObject({ status: 201, data: { title: 'Quick easy', recipeCount: 2 } })
    const again = await anna.api.call(attachLabel, { body: { title: 'QUICK easy', recipeIds } })
    expect(again.data).toEqual(first.data)
    await expect(anna.api.call(attachLabel, { body: { title: ',', recipeIds } })).rejects.toMatchObject({ status: 400 })
  })

  test('half a character in a title is a replacement character, as the database keeps it', async () => {
    const { data } = await anna.api.call(createRecipe, { body: { title: 'A', labels: ['half \ud83c', 'half \ufffd'] } })
    expect(data.labels.map(({ title }) => title)).toEqual(['half \ufffd'])
    const again = await anna.api.call(attachLabel, { body: { title: 'half \udf6a', recipeIds: [data.id] } })
    expect(again.data.id).toBe(data.labels[0]?.id)
  })

  test('a label whose last recipe loses it, or is deleted, is gone', async () => {
    const id = await create(anna, 'A', ['one', 'two'])
    const [one] = (await anna.api.call(getRecipe, { params: { id } })).data.labels
    await anna.api.call(detachLabel, { query: { labelId: one?.id ?? '', recipeId: id } })
    expect(await labelsOf(anna)).toEqual([['two', 1]])
    await anna.api.call(deleteRecipe, { params: { id } })
    expect(await labelsOf(anna)).toEqual([])
  })

  test('nobody labels the recipes of another, nor with the labels of another', async () => {
    const [mine, theirs] = [await create(anna, 'A', ['mine']), await create(bela, 'B', ['theirs'])]
    const [label] = (await bela.api.call(listLabels, {})).data
    const guest = server.client()
    const attach = { body: { title: 'x', recipeIds: [mine, theirs] } }
    await expect(anna.api.call(attachLabel, attach)).rejects.toMatchObject({ status: 404 })
    await expect(guest.call(attachLabel, attach)).rejects.toMatchObject({ status: 401 })
    for (const recipeId of [mine, theirs, uuid()]) {
      const detach = { query: { labelId: label?.id ?? '', recipeId } }
      await expect(anna.api.call(detachLabel, detach)).rejects.toMatchObject({ status: 404 })
      await expect(guest.call(detachLabel, detach)).rejects.toMatchObject({ status: 401 })
    }
    await expect(guest.call(listLabels, {})).rejects.toMatchObject({ status: 401 })
    expect(await labelsOf(anna)).toEqual([['mine', 1]])
    expect(await labelsOf(bela)).toEqual([['theirs', 1]])
  })

  test('labels that come and go at once never take a recipe or an answer with them', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => create(anna, `R${n}`, ['shared'])))
    await Promise.all([
      ...ids.slice(0, 3).map((id) => anna.api.call(deleteRecipe, { params: { id } })),
      ...ids.slice(3).map((id) => anna.api.call(attachLabel, { body: { title: 'other', recipeIds: [id] } })),
      create(anna, 'New', ['shared', 'other']),
    ])
    expect(await labelsOf(anna)).toEqual([
      ['other', 4],
      ['shared', 4],
    ])
  })
})
