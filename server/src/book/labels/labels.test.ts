import {
  attachLabel,
  deleteLabels,
  detachLabel,
  detachLabelFromMany,
  groupLabels,
  listLabels,
  mergeLabels,
  renameLabel,
} from '@potluck/api/labels'
import { deleteRecipesByLabels } from '@potluck/api/many-recipes'
import { countRecipes, createRecipe, deleteRecipe, getRecipe, listRecipes, searchRecipes } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('labels', (server) => {
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

  test('a label is added to recipes, and is created once if it is new', async () => {
    const recipeIds = [await create(anna, 'A'), await create(anna, 'B')]
    const first = await anna.api.call(attachLabel, { body: { title: ' Quick, easy ', recipeIds } })
    expect(first).toMatchObject({ status: 201, data: { title: 'Quick easy', recipeCount: 2 } })
    const again = await anna.api.call(attachLabel, { body: { title: 'QUICK easy', recipeIds } })
    expect(again.data).toEqual(first.data)
    await expect(anna.api.call(attachLabel, { body: { title: ',', recipeIds } })).rejects.toMatchObject({ status: 400 })
  })

  test('half a character in a title is stored as a replacement character', async () => {
    const { data } = await anna.api.call(createRecipe, { body: { title: 'A', labels: ['half \ud83c', 'half \ufffd'] } })
    expect(data.labels.map(({ title }) => title)).toEqual(['half \ufffd'])
    const again = await anna.api.call(attachLabel, { body: { title: 'half \udf6a', recipeIds: [data.id] } })
    expect(again.data.id).toBe(data.labels[0]?.id)
  })

  test('a label is deleted with its last recipe', async () => {
    const id = await create(anna, 'A', ['one', 'two'])
    const [one] = (await anna.api.call(getRecipe, { params: { id } })).data.labels
    await anna.api.call(detachLabel, { query: { labelId: one?.id ?? '', recipeId: id } })
    expect(await labelsOf(anna)).toEqual([['two', 1]])
    await anna.api.call(deleteRecipe, { params: { id } })
    expect(await labelsOf(anna)).toEqual([])
  })

  test('a member can use neither the recipes nor the labels of another', async () => {
    const [mine, theirs] = [await create(anna, 'A', ['mine']), await create(bela, 'B', ['theirs'])]
    const [label] = (await bela.api.call(listLabels, {})).data
    const guest = server.client()
    const attach = { body: { title: 'x', recipeIds: [theirs, uuid()] } }
    await expect(anna.api.call(attachLabel, attach)).rejects.toMatchObject({ status: 404 })
    await expect(guest.call(attachLabel, attach)).rejects.toMatchObject({ status: 401 })
    await anna.api.call(detachLabel, { query: { labelId: label?.id ?? '', recipeId: mine } })
    for (const recipeId of [theirs, uuid()]) {
      const detach = { query: { labelId: label?.id ?? '', recipeId } }
      await expect(anna.api.call(detachLabel, detach)).rejects.toMatchObject({ status: 404 })
      await expect(guest.call(detachLabel, detach)).rejects.toMatchObject({ status: 401 })
    }
    await expect(guest.call(listLabels, {})).rejects.toMatchObject({ status: 401 })
    expect(await labelsOf(anna)).toEqual([['mine', 1]])
    expect(await labelsOf(bela)).toEqual([['theirs', 1]])
  })

  test('a label is added in spite of deleted or repeated recipe ids', async () => {
    const [kept, gone] = [await create(anna, 'A'), await create(anna, 'B')]
    const theirs = await create(bela, 'C')
    await anna.api.call(deleteRecipe, { params: { id: gone } })
    const { data } = await anna.api.call(attachLabel, {
      body: { title: 'x', recipeIds: [kept, gone, theirs, kept] },
    })
    expect(data).toMatchObject({ title: 'x', recipeCount: 1 })
    expect(await labelsOf(bela)).toEqual([])
    const off = { body: { labelId: data.id, recipeIds: [gone, theirs, kept, kept] } }
    expect((await anna.api.call(detachLabelFromMany, off)).data).toEqual({ recipeCount: 1 })
    expect((await anna.api.call(detachLabelFromMany, off)).data).toEqual({ recipeCount: 0 })
    expect(await labelsOf(anna)).toEqual([])
  })

  describe('arranging', () => {
    const idsOf = async (member: TestMember) =>
      new Map((await member.api.call(listLabels, {})).data.map(({ title, id }) => [title, id]))

    const rename = (id: string, title: string) => anna.api.call(renameLabel, { params: { id }, body: { title } })

    test('pages of recipes have the current titles of labels, in order', async () => {
      const named = async () => {
        const page = (await anna.api.call(listRecipes, { query: {} })).data.data
        const found = (await anna.api.call(searchRecipes, { query: { query: 'broth' } })).data.data
        expect(found.map(({ labels }) => labels)).toEqual(page.map(({ labels }) => labels))
        return page.map(({ labels }) => labels.map(({ title }) => title))
      }
      const recipe = await create(anna, 'Broth', ['b', 'a'])
      expect(await named()).toEqual([['a', 'b']])
      const [a = '', b = ''] = (await anna.api.call(listLabels, {})).data.map(({ id }) => id)
      await rename(a, 'c')
      expect(await named()).toEqual([['b', 'c']])
      await anna.api.call(detachLabel, { query: { labelId: b, recipeId: recipe } })
      expect(await named()).toEqual([['c']])
      await anna.api.call(deleteLabels, { body: { labelIds: [a] } })
      expect(await named()).toEqual([[]])
    })

    test('a label is renamed, also only in its capitals; a name of another label is refused', async () => {
      await create(anna, 'A', ['soup', 'Čaj'])
      const ids = await idsOf(anna)
      const [soup, tea] = [ids.get('soup') ?? '', ids.get('Čaj') ?? '']
      expect((await rename(soup, 'SOUP')).data).toMatchObject({ id: soup, title: 'SOUP', recipeCount: 1 })
      // The same letters, taken apart.
      const taken = { status: 409, data: { error: { code: 'label-taken' } } }
      await expect(rename(soup, ' čaj'.normalize('NFD'))).rejects.toMatchObject(taken)
      expect((await rename(tea, 'ČAJ'.normalize('NFD'))).data.title).toBe('ČAJ'.normalize('NFC'))
      await expect(rename(soup, ' , ')).rejects.toMatchObject({ status: 400 })
      expect([...(await idsOf(anna)).keys()]).toEqual(['ČAJ', 'SOUP'])
    })

    test('merging leaves each recipe with the one label, once', async () => {
      await create(anna, 'A', ['soup', 'soups'])
      await create(anna, 'B', ['broth'])
      await create(anna, 'C', ['stew'])
      const ids = await idsOf(anna)
      const [soup, soups, broth] = [ids.get('soup') ?? '', ids.get('soups') ?? '', ids.get('broth') ?? '']
      const merge = { body: { labelIds: [soups, broth, soup, soups, uuid()], intoLabelId: soup } }
      expect((await anna.api.call(mergeLabels, merge)).data).toMatchObject({ title: 'soup', recipeCount: 2 })
      expect(await labelsOf(anna)).toEqual([
        ['soup', 2],
        ['stew', 1],
      ])
      await expect(bela.api.call(mergeLabels, merge)).rejects.toMatchObject({ status: 404 })
    })

    test('labels have groups with one spelling, which end with their last label', async () => {
      await create(anna, 'A', ['spring', 'winter', 'soup'])
      const ids = await idsOf(anna)
      const [spring, winter] = [ids.get('spring') ?? '', ids.get('winter') ?? '']
      const group = (labelIds: string[], groupTitle: string | null) =>
        anna.api.call(groupLabels, { body: { labelIds, groupTitle } })
      const groups = async () => (await anna.api.call(listLabels, {})).data.map(({ groupTitle }) => groupTitle)
      expect((await group([spring], 'Season')).data).toEqual({ labelCount: 1 })
      await group([winter, uuid()], ' season ')
      expect(await groups()).toEqual([null, 'Season', 'Season'])
      await group([spring, winter], 'SEASON')
      expect(await groups()).toEqual([null, 'SEASON', 'SEASON'])
      await group([spring, winter], null)
      expect(await groups()).toEqual([null, null, null])
      expect((await bela.api.call(groupLabels, { body: { labelIds: [spring], groupTitle: 'X' } })).data).toEqual({
        labelCount: 0,
      })
      expect(await groups()).toEqual([null, null, null])
    })

    test('labels are deleted without their recipes, or with them', async () => {
      await create(anna, 'A', ['one', 'two'])
      await create(anna, 'B', ['two', 'three'])
      await create(anna, 'C', ['three'])
      await create(bela, 'D', ['one'])
      const ids = await idsOf(anna)
      const theirs = (await idsOf(bela)).get('one') ?? ''
      const three = [ids.get('three') ?? '', theirs]
      expect((await anna.api.call(deleteLabels, { body: { labelIds: three } })).data).toEqual({ labelCount: 1 })
      expect(await labelsOf(anna)).toEqual([
        ['one', 1],
        ['two', 2],
      ])
      const one = { body: { labelIds: [ids.get('one') ?? '', theirs] } }
      expect((await anna.api.call(deleteRecipesByLabels, one)).data).toEqual({ recipeCount: 1 })
      expect(await labelsOf(anna)).toEqual([['two', 1]])
      expect((await anna.api.call(countRecipes, {})).data.count).toBe(2)
      expect(await labelsOf(bela)).toEqual([['one', 1]])
    })
  })

  test('labels that are created and deleted in parallel break no recipe and no answer', async () => {
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
