import { ApiError } from '@potluck/api/errors'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingList,
  getShoppingList,
  listShoppingLists,
  listUsualThings,
  updateShoppingList,
  updateShoppingListItems,
  updateShoppingListThings,
} from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('ingredients on a shopping list', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember
  beforeAll(async () => {
    ;({ anna, ben, carl } = await server.circle())
  })

  const make = async (owner: TestMember, body: { collaborators?: string[]; copyOf?: string } = {}) =>
    (await owner.api.call(createShoppingList, { body: { title: 'Market', ...body } })).data

  const read = async (member: TestMember, id: string) =>
    (await member.api.call(getShoppingList, { params: { id } })).data

  const add = (member: TestMember, id: string, titles: readonly string[]) =>
    member.api.call(addShoppingListItems, { params: { id }, body: { items: titles.map((title) => ({ title })) } })

  const say = (
    member: TestMember,
    id: string,
    titles: string[],
    correction: { aisle?: string | null; regular?: boolean },
  ) => member.api.call(updateShoppingListThings, { params: { id }, body: { titles, ...correction } })

  const usual = async (member: TestMember) => (await member.api.call(listUsualThings, {})).data

  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 'success',
      (error: unknown) => (error instanceof ApiError ? error.status : error),
    )

  test('a chosen aisle applies to the item for everybody on the list, whatever the amount', async () => {
    const list = await make(anna, { collaborators: [ben.id] })
    await add(anna, list.id, ['2 tomatoes', 'milk'])
    await say(ben, list.id, ['2 tomatoes'], { aisle: 'household' })
    await add(anna, list.id, ['1 tomato'])
    const { items, things } = await read(anna, list.id)
    expect(items.map(({ title, categoryTitle }) => [title, categoryTitle])).toEqual([
      ['2 tomatoes', 'household'],
      ['milk', 'dairy'],
      ['1 tomato', 'household'],
    ])
    expect(things).toEqual([{ title: 'tomatoes', aisle: 'household', regular: false }])
    await say(anna, list.id, ['tomato'], { aisle: null })
    expect((await read(ben, list.id)).items[0]?.categoryTitle).toBe('produce')
  })

  test('what was said of a thing counts whatever key an earlier version stored', async () => {
    const list = await make(anna)
    await add(anna, list.id, ['3 Eier'])
    await say(anna, list.id, ['Eier'], { aisle: 'household' })
    await server.database.db.updateTable('listThings').set({ itemKey: 'eier' }).where('listId', '=', list.id).execute()
    const told = async () => {
      const { items, things } = await read(anna, list.id)
      return [items[0]?.categoryTitle, things.map(({ title, aisle }) => [title, aisle])]
    }
    expect(await told()).toEqual(['household', [['Eier', 'household']]])
    await say(anna, list.id, ['1 Ei'], { aisle: 'bakery' })
    expect(await told()).toEqual(['bakery', [['Ei', 'bakery']]])
  })

  test('items of a deleted own aisle return to their default aisle', async () => {
    const list = await make(anna)
    const aisle = uuid()
    await add(anna, list.id, ['milk'])
    await say(anna, list.id, ['milk'], { aisle })
    const arrange = (aisles: { id: string; title: string | null }[]) =>
      anna.api.call(updateShoppingList, { params: { id: list.id }, body: { aisles } })
    const aisles = [
      { id: aisle, title: 'Weekly offers' },
      { id: 'dairy', title: null },
    ]
    await arrange(aisles)
    const remaining = await read(anna, list.id)
    expect([remaining.aisles, remaining.items[0]?.categoryTitle]).toEqual([aisles, 'Weekly offers'])
    await arrange([{ id: 'dairy', title: null }])
    expect((await read(anna, list.id)).items[0]?.categoryTitle).toBe('dairy')
  })

  test.each([
    ['an aisle twice', { aisles: ['Dairy', 'Again'].map((title) => ({ id: 'dairy', title })) }],
    ['an aisle without a name', { aisles: [{ id: 'dairy', title: ' ' }] }],
    ['an aisle with a long id', { aisles: [{ id: 'x'.repeat(37), title: 'Long' }] }],
  ])('%s is refused', async (_what, body) => {
    const list = await make(anna)
    expect(await statusOf(anna.api.call(updateShoppingList, { params: { id: list.id }, body }))).toBe(400)
  })

  test('suggestions list the most frequent items of all lists of a member first', async () => {
    const [dora, eve] = [await server.member('Dora'), await server.member('Eve')]
    await dora.befriends(eve)
    const [shared, own] = [await make(dora, { collaborators: [eve.id] }), await make(eve)]
    await add(dora, shared.id, ['1 l milk', '2 eggs'])
    await add(eve, own.id, ['6 eggs', 'flour'])
    await add(eve, own.id, ['flour', 'flour'])
    expect(await usual(eve)).toEqual(['flour', 'eggs', 'milk'])
    expect((await usual(dora)).toSorted()).toEqual(['eggs', 'milk'])
    await eve.api.call(deleteShoppingList, { params: { id: shared.id } })
    expect(await usual(eve)).toEqual(['flour', 'eggs'])
  })

  test('an item sent twice counts once', async () => {
    const finn = await server.member('Finn')
    const list = await make(finn)
    const items = [{ id: uuid(), title: 'salt' }]
    for (const _time of [1, 2, 3]) {
      await finn.api.call(addShoppingListItems, { params: { id: list.id }, body: { items } })
    }
    await add(finn, list.id, ['oats', 'oats'])
    expect(await usual(finn)).toEqual(['oats', 'salt'])
  })

  test('an item is made regular, and not regular again, by name', async () => {
    const list = await make(anna)
    await say(anna, list.id, ['1 l milk', 'bread'], { regular: true })
    expect((await read(anna, list.id)).things.map(({ title, regular }) => [title, regular])).toEqual([
      ['bread', true],
      ['milk', true],
    ])
    await say(anna, list.id, ['milk'], { regular: false })
    expect((await read(anna, list.id)).things.map(({ title }) => title)).toEqual(['bread'])
  })

  test('a list stores 2,000 items, drops the rarest and keeps those with settings', async () => {
    const list = await make(anna)
    const at = '2026-01-01T12:00:00.000Z'
    const thing = (index: number) => ({
      ownerId: anna.id,
      listId: list.id,
      itemKey: `thing ${index}`,
      title: `thing ${index}`,
      aisle: index === 0 ? 'dairy' : null,
      regular: 0 as const,
      times: index + 1,
      usedAt: at,
    })
    const things = Array.from({ length: 2_000 }, (_, index) => thing(index))
    await server.database.db.insertInto('listThings').values(things).execute()
    const known = async () =>
      (
        await server.database.db
          .selectFrom('listThings')
          .select('itemKey')
          .where('listId', '=', list.id)
          .where('times', '<', 5)
          .orderBy('times')
          .execute()
      ).map(({ itemKey }) => itemKey)
    await say(anna, list.id, ['saffron'], { regular: true })
    expect(await known()).toEqual(['saffron', 'thing 0', 'thing 2', 'thing 3'])
  })

  test('a list refuses settings of further items when all 2,000 have some', async () => {
    const list = await make(anna)
    const at = '2026-01-01T12:00:00.000Z'
    const correction = { ownerId: anna.id, listId: list.id, aisle: 'dairy', regular: 0 as const, times: 0, usedAt: at }
    const things = Array.from({ length: 2_000 }, (_, index) => ({
      ...correction,
      itemKey: `k${index}`,
      title: `k${index}`,
    }))
    await server.database.db.insertInto('listThings').values(things).execute()
    expect(await statusOf(say(anna, list.id, ['saffron'], { regular: true }))).toBe(409)
    // A thing without a number is bought all the same.
    expect(await statusOf(add(anna, list.id, ['milk']))).toBe('success')
  })

  test('notes of an item survive a tick', async () => {
    const list = await make(anna)
    const id = uuid()
    const items = [{ id, title: 'mangoes', notes: 'the ripe ones' }]
    await anna.api.call(addShoppingListItems, { params: { id: list.id }, body: { items } })
    const change = (body: { notes?: string; completed?: boolean; title?: string }) =>
      anna.api.call(updateShoppingListItems, { params: { id: list.id }, query: { itemIds: id }, body })
    await change({ completed: true })
    expect((await read(anna, list.id)).items[0]).toMatchObject({ notes: 'the ripe ones', completed: true })
    await change({ notes: '' })
    expect((await read(anna, list.id)).items[0]?.notes).toBe('')
    expect(await statusOf(change({ notes: 'x'.repeat(1_001) }))).toBe(400)
  })

  test('a copied list has unticked items and settings, and no collaborators', async () => {
    const list = await make(anna, { collaborators: [ben.id] })
    await add(anna, list.id, ['milk', 'bread'])
    const [milk] = (await read(anna, list.id)).items
    await anna.api.call(updateShoppingListItems, {
      params: { id: list.id },
      query: { itemIds: milk?.id ?? '' },
      body: { completed: true },
    })
    await say(anna, list.id, ['milk'], { aisle: 'drinks', regular: true })
    const copy = await read(ben, (await make(ben, { copyOf: list.id })).id)
    expect(copy.items.map(({ title, completed, owner }) => [title, completed, owner.name]).toSorted()).toEqual([
      ['bread', false, 'Ben'],
      ['milk', false, 'Ben'],
    ])
    expect([copy.things, copy.collaborators, copy.itemCount]).toEqual([
      [{ title: 'milk', aisle: 'drinks', regular: true }],
      [],
      2,
    ])
    expect(await statusOf(make(carl, { copyOf: list.id }))).toBe(404)
  })

  test('an archived list is archived for everybody on it and can be restored', async () => {
    const list = await make(anna, { collaborators: [ben.id] })
    const archive = (member: TestMember, archived: boolean) =>
      member.api.call(updateShoppingList, { params: { id: list.id }, body: { archived } })
    const isArchived = async (member: TestMember) =>
      (await member.api.call(listShoppingLists, {})).data.find(({ id }) => id === list.id)?.archived
    await archive(ben, true)
    expect(await isArchived(anna)).toBe(true)
    await archive(anna, false)
    expect(await isArchived(ben)).toBe(false)
  })
})
