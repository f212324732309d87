import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import { removeFriend } from '@potluck/api/friends'
import { countRecipes, createRecipe } from '@potluck/api/recipes'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingList,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { answersDuring } from '../../testing/answers-during.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'

bothDatabases('shopping lists', (server, kind) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember

  beforeAll(async () => {
    ;({ anna, ben, carl } = await server.circle())
  })

  const make = async (owner: TestMember, collaborators: string[] = []) =>
    (await owner.api.call(createShoppingList, { body: { title: 'Market', collaborators } })).data

  const read = async (member: TestMember, id: string) =>
    (await member.api.call(getShoppingList, { params: { id } })).data

  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 'success',
      (error: unknown) => (error instanceof ApiError ? error.status : error),
    )

  test('two people who add the same items in different order do not deadlock', async () => {
    const list = await make(anna, [ben.id])
    const items = ['milk', 'eggs', 'flour'].map((title) => ({ id: uuid(), title }))
    const add = (member: TestMember, inOrder: typeof items) =>
      statusOf(member.api.call(addShoppingListItems, { params: { id: list.id }, body: { items: inOrder } }))
    // Holds the middle one until both have come that far.
    const { answers } = await server.database.db.transaction().execute(async (transaction) => {
      const written = {
        ownerId: anna.id,
        listId: list.id,
        addedById: anna.id,
        completed: 0,
        recipeId: null,
        notes: '',
      } as const
      const instant = { createdAt: list.createdAt, updatedAt: list.createdAt }
      const [, middle] = items
      await transaction
        .insertInto('shoppingListItems')
        .values({ ...written, ...instant, id: middle?.id ?? '', title: 'eggs' })
        .execute()
      const answers = Promise.all([add(anna, items), add(ben, items.toReversed())])
      await untilWaiting(server, 2)
      return { answers }
    })
    expect(await answers).toEqual(['success', 'success'])
    expect((await read(ben, list.id)).items).toHaveLength(3)
  })

  test('a list starts empty, takes items in order and stores ticks', async () => {
    const list = await make(anna)
    await anna.api.call(addShoppingListItems, {
      params: { id: list.id },
      body: { items: [{ title: '2 lemons' }, { title: 'milk' }] },
    })
    const { items } = await read(anna, list.id)
    expect(items.map(({ title, completed }) => [title, completed])).toEqual([
      ['2 lemons', false],
      ['milk', false],
    ])
    const query = { itemIds: items[1]?.id ?? '' }
    await anna.api.call(updateShoppingListItems, { params: { id: list.id }, query, body: { completed: true } })
    const after = await read(anna, list.id)
    expect(after.items.map(({ completed }) => completed)).toEqual([false, true])
    expect(after.itemCount).toBe(1)
  })

  test('every item has its aisle and its key', async () => {
    const list = await make(anna)
    await anna.api.call(addShoppingListItems, {
      params: { id: list.id },
      body: { items: [{ title: '2 lemons' }, { title: '1 lemon' }] },
    })
    const { items } = await read(anna, list.id)
    expect(items.map(({ categoryTitle }) => categoryTitle)).toEqual(['produce', 'produce'])
    expect(new Set(items.map(({ groupTitle }) => groupTitle)).size).toBe(1)
  })

  test('a create and an add that are sent again are applied once', async () => {
    const body = { id: uuid(), title: 'Once' }
    const items = [{ id: uuid(), title: 'milk' }]
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await anna.api.call(createShoppingList, { body })
      await anna.api.call(addShoppingListItems, { params: { id: body.id }, body: { items } })
    }
    expect((await read(anna, body.id)).items).toHaveLength(1)
    expect(await statusOf(ben.api.call(createShoppingList, { body }))).toBe(409)
  })

  test('an item stores its recipe, which must belong to whoever adds it', async () => {
    const list = await make(anna, [ben.id])
    const { data: soup } = await anna.api.call(createRecipe, { body: { title: 'Soup' } })
    const add = (member: TestMember) =>
      member.api.call(addShoppingListItems, {
        params: { id: list.id },
        body: { items: [{ title: '1 onion', recipeId: soup.id }] },
      })
    await add(anna)
    expect((await read(ben, list.id)).items[0]?.recipe).toEqual({ id: soup.id, title: 'Soup' })
    expect(await statusOf(add(ben))).toBe(404)
  })

  test('a list holds at most 1,000 items, also when an add is sent again', async () => {
    const list = await make(anna)
    const add = (items: { id: string; title: string }[]) =>
      statusOf(anna.api.call(addShoppingListItems, { params: { id: list.id }, body: { items } }))
    const items = Array.from({ length: 1_000 }, (_, index) => ({ id: uuid(), title: `thing ${index}` }))
    expect(await add(items)).toBe('success')
    expect(await add(items.slice(0, 3))).toBe('success')
    expect(await add([{ id: uuid(), title: 'one more' }])).toBe(409)
    expect((await read(anna, list.id)).items).toHaveLength(1_000)
  })

  /** Gives somebody so many lists at once. */
  async function own(owner: TestMember, count: number) {
    const { db, dialect } = server.database
    const at = '2026-01-01T12:00:00.000Z'
    const ids = dialect.rowsOf(Array.from({ length: count }, () => uuid())).as('made')
    await sql`insert into "shoppingLists" ("ownerId", id, title, "createdAt", "updatedAt")
      select ${owner.id}, value, 'x', ${at}, ${at} from ${ids}`.execute(db)
  }

  test('a cook owns at most 200 lists', async () => {
    const cook = await server.member('Cook')
    await own(cook, 199)
    const last = await make(cook)
    expect(await statusOf(make(cook))).toBe(409)
    const again = { body: { id: last.id, title: 'Market' } }
    expect(await statusOf(cook.api.call(createShoppingList, again))).toBe('success')
  })

  test('lists shared by others are listed without that limit', async () => {
    const [victim, giver] = [await server.member('Victim'), await server.member('Giver')]
    await own(giver, 33_500)
    await sql`insert into "shoppingListCollaborators" ("userId", "ownerId", "listId")
      select ${victim.id}, "ownerId", id from "shoppingLists" where "ownerId" = ${giver.id}`.execute(server.database.db)
    const { data } = await victim.api.call(listShoppingLists, {})
    expect(data).toHaveLength(33_500)
    expect(data[0]?.collaborators).toEqual([{ id: victim.id, name: 'Victim', handle: null }])
  })

  test('a slow list does not block other requests', async () => {
    const list = await make(anna)
    for (let part = 0; part < 3; part++) {
      const items = Array.from({ length: 300 }, (_, at) => ({ title: `${kind} ${part} ${at} ${'½'.repeat(480)}` }))
      await anna.api.call(addShoppingListItems, { params: { id: list.id }, body: { items } })
    }
    const reading = read(anna, list.id)
    const answers = await answersDuring(reading, () => carl.api.call(countRecipes, {}))
    expect((await reading).items).toHaveLength(900)
    expect(answers).toBeGreaterThan(2)
  })

  test('an item hides its recipe from members who are no friends any more', async () => {
    const eve = await server.member('Eve')
    await anna.befriends(eve)
    const list = await make(anna, [eve.id])
    const { data: soup } = await anna.api.call(createRecipe, { body: { title: 'Soup' } })
    const items = [{ title: '1 onion', recipeId: soup.id }]
    await anna.api.call(addShoppingListItems, { params: { id: list.id }, body: { items } })
    expect((await read(eve, list.id)).items[0]?.recipe).toEqual({ id: soup.id, title: 'Soup' })
    await anna.api.call(removeFriend, { params: { id: eve.id } })
    expect((await read(eve, list.id)).items[0]?.recipe).toBeNull()
    expect((await read(anna, list.id)).items[0]?.recipe).toEqual({ id: soup.id, title: 'Soup' })
  })

  test('two parallel ticks are both stored', async () => {
    const list = await make(anna, [ben.id])
    const items = Array.from({ length: 20 }, (_, index) => ({ id: uuid(), title: `thing ${index}` }))
    await anna.api.call(addShoppingListItems, { params: { id: list.id }, body: { items } })
    await Promise.all(
      items.map(({ id }, index) =>
        (index % 2 === 0 ? anna : ben).api.call(updateShoppingListItems, {
          params: { id: list.id },
          query: { itemIds: id },
          body: { completed: true },
        }),
      ),
    )
    expect((await read(ben, list.id)).items.every(({ completed }) => completed)).toBe(true)
  })

  test('a list is shared with friends only, and by its owner only', async () => {
    expect(await statusOf(make(anna, [carl.id]))).toBe(403)
    const list = await make(anna, [ben.id])
    const share = (member: TestMember, collaborators: string[]) =>
      statusOf(member.api.call(updateShoppingList, { params: { id: list.id }, body: { collaborators } }))
    expect(await share(ben, [])).toBe(403)
    expect(await share(anna, [carl.id])).toBe(403)
    expect(await share(anna, [])).toBe('success')
    expect(await statusOf(read(ben, list.id))).toBe(404)
  })

  test('a former friend stays on a list until the owner removes them', async () => {
    const dora = await server.member('Dora')
    await anna.befriends(dora)
    const list = await make(anna, [dora.id])
    await anna.api.call(removeFriend, { params: { id: dora.id } })
    expect((await read(dora, list.id)).collaborators.map(({ id }) => id)).toEqual([dora.id])
    await anna.api.call(updateShoppingList, { params: { id: list.id }, body: { collaborators: [dora.id] } })
    expect((await read(dora, list.id)).id).toBe(list.id)
  })

  test('a collaborator can leave a list, and only the owner deletes it', async () => {
    const list = await make(anna, [ben.id])
    await ben.api.call(deleteShoppingList, { params: { id: list.id } })
    expect(await statusOf(read(ben, list.id))).toBe(404)
    expect((await read(anna, list.id)).collaborators).toEqual([])
    await anna.api.call(deleteShoppingList, { params: { id: list.id } })
    expect(await statusOf(read(anna, list.id))).toBe(404)
  })

  test('items of another list cannot be reached through an own list', async () => {
    const foreign = await make(anna)
    const item = { id: uuid(), title: 'secret' }
    await anna.api.call(addShoppingListItems, { params: { id: foreign.id }, body: { items: [item] } })
    const own = await make(carl)
    const reach = { params: { id: own.id }, query: { itemIds: item.id } }
    await carl.api.call(updateShoppingListItems, { ...reach, body: { title: 'changed' } })
    await carl.api.call(deleteShoppingListItems, reach)
    expect((await read(anna, foreign.id)).items.map(({ title }) => title)).toEqual(['secret'])
  })

  test('strangers and guests cannot reach a list', async () => {
    const list = await make(anna, [ben.id])
    const params = { id: list.id }
    const query = { itemIds: uuid() }
    const call =
      <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
      async (member: TestMember | null) =>
        statusOf((member?.api ?? server.client()).call(endpoint, input))
    const calls = [
      call(getShoppingList, { params }),
      call(updateShoppingList, { params, body: { title: 'x' } }),
      call(addShoppingListItems, { params, body: { items: [{ title: 'x' }] } }),
      call(updateShoppingListItems, { params, query, body: { completed: true } }),
      call(deleteShoppingListItems, { params, query }),
      call(deleteShoppingList, { params }),
    ]
    for (const attempt of calls) {
      expect(await attempt(carl)).toBe(404)
      expect(await attempt(null)).toBe(401)
    }
    expect((await carl.api.call(listShoppingLists, {})).data.some(({ id }) => id === list.id)).toBe(false)
  })

  test('everybody on a list gets an event of a change, with the reference of the sender', async () => {
    const list = await make(anna, [ben.id])
    const event = new Promise((resolve) => {
      server.services.live.subscribe(ben.id, (message) => {
        if (message.type === 'shoppingList:itemsUpdated' && message.data.shoppingListId === list.id)
          resolve(message.data)
      })
    })
    const reference = uuid()
    const body = { items: [{ title: 'milk' }] }
    await anna.api.call(addShoppingListItems, { params: { id: list.id }, body }, { reference })
    const updatedBy = { id: anna.id, name: 'Anna', handle: null }
    expect(await event).toEqual({ shoppingListId: list.id, updatedBy, reference, added: 1 })
  })

  test('a removed collaborator gets an event of the removal, and the others do not', async () => {
    const dora = await server.member('Dora')
    await anna.befriends(dora)
    const list = await make(anna, [ben.id, dora.id])
    const losses: string[] = []
    const gone = ({ id }: TestMember) =>
      new Promise<void>((resolve) => {
        server.services.live.subscribe(id, ({ type, data }) => {
          if (type !== 'shoppingList:removed' || data.shoppingListId !== list.id) return
          losses.push(id)
          resolve()
        })
      })
    const [dorasLoss, bensLoss] = [gone(dora), gone(ben)]
    const params = { id: list.id }
    await anna.api.call(updateShoppingList, { params, body: { collaborators: [ben.id] } })
    await dorasLoss
    await anna.api.call(deleteShoppingList, { params })
    await bensLoss
    expect(losses).toEqual([dora.id, ben.id])
  })

  test.each<[string, string, unknown]>([
    ['a title of 501 letters', '', { items: [{ title: 'x'.repeat(501) }] }],
    ['a title of nothing but spaces', '', { items: [{ title: ' \u00a0\t' }] }],
    ['a title with NUL', '', { items: [{ title: 'a\u0000b' }] }],
    ['a title that is a list', '', { items: [{ title: ['milk'] }] }],
    ['no items', '', { items: [] }],
    ['1,001 items', '', { items: Array.from({ length: 1_001 }, () => ({ title: 'x' })) }],
    ['an id that is none', '', { items: [{ id: '../x', title: 'x' }] }],
    ['a picture that is none', '', { items: [{ title: 'x', imageId: 'https://example.com/x.png' }] }],
    ['a tick that is a number', '', { items: [{ title: 'x', completed: 1 }] }],
    ['a thing without a name', '/things', { titles: ['  '], regular: true }],
    ['301 things', '/things', { titles: Array.from({ length: 301 }, (_, at) => `x${at}`), regular: true }],
    ['an aisle of 37 letters', '/things', { titles: ['x'], aisle: 'x'.repeat(37) }],
    ['ids of items that are none', '/items?itemIds=..,%00', { completed: true }],
    ['no ids of items', '/items?itemIds=', { completed: true }],
  ])('the call is refused and stores nothing: %s', async (_what, path, body) => {
    const { id } = (await anna.api.call(createShoppingList, { body: { title: 'Nonsense' } })).data
    const response = await fetch(`${server.address}api/shoppingLists/${id}${path}`, {
      method: path === '' ? 'POST' : 'PUT',
      headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    const { items, things } = (await anna.api.call(getShoppingList, { params: { id } })).data
    expect([items, things]).toEqual([[], []])
  })

  test.each([
    '1e308 g flour',
    `${'9'.repeat(400)} eggs`,
    '1/0 cup oil',
    '-5 lemons',
    'NaN',
    '½⅓¼',
    '‮evil',
    '=cmd|x!A1',
    '%',
  ])('a list accepts %j as an item', async (title) => {
    const { id } = (await anna.api.call(createShoppingList, { body: { title: 'Odd' } })).data
    const body = { items: [{ title }, { title }] }
    await anna.api.call(addShoppingListItems, { params: { id }, body })
    const { items } = (await anna.api.call(getShoppingList, { params: { id } })).data
    expect(items.map((item) => item.title)).toEqual([title, title])
    expect(items[0]?.groupTitle).toBe(items[1]?.groupTitle)
    expect(items[0]?.groupTitle).not.toMatch(/Infinity|undefined/)
  })

  test.each([
    ['no title', { body: { title: ' ' } }],
    ['a number for a title', { body: { title: 7 } }],
    ['a title of 10,000 letters', { body: { title: 'x'.repeat(10_000) } }],
    ['NUL in a title', { body: { title: 'a\u0000b' } }],
  ])('%s is refused with the field that is wrong', async (_what, { body }) => {
    const response = await fetch(`${server.address}api/shoppingLists?token=${anna.token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', field: 'body.title' } })
  })

  test('a list returns the languages of its items, in order of first use', async () => {
    const list = (await anna.api.call(createShoppingList, { body: { title: 'Two', collaborators: [ben.id] } })).data
    const params = { id: list.id }
    const write = (member: TestMember, title: string, language?: string) =>
      member.api.call(addShoppingListItems, { params, body: { items: [{ title }], ...(language && { language }) } })
    const known = async (member: TestMember, id = list.id) =>
      (await member.api.call(getShoppingList, { params: { id } })).data.languages
    expect(await known(anna)).toEqual([])
    await write(ben, 'latte', 'it-it')
    await write(anna, 'milk', 'en-us')
    await write(ben, 'burro', 'it-it')
    await write(anna, 'nuqneH', 'tlh')
    await write(anna, 'bread')
    expect(await known(ben)).toEqual(['it-it', 'en-us'])
    const copy = (await anna.api.call(createShoppingList, { body: { title: 'Copy', copyOf: list.id } })).data
    expect(await known(anna, copy.id)).toEqual(['it-it', 'en-us'])
  })

  test('an older edit does not overwrite newer text of an item', async () => {
    const list = await make(anna, [ben.id])
    const params = { id: list.id }
    const lemons = uuid()
    await anna.api.call(addShoppingListItems, { params, body: { items: [{ id: lemons, title: '2 lemons' }] } })
    const edit = (member: TestMember, body: CallInput<typeof updateShoppingListItems>['body']) =>
      statusOf(member.api.call(updateShoppingListItems, { params, query: { itemIds: lemons }, body }))
    const words = async () => (await read(ben, list.id)).items.map(({ title, notes }) => [title, notes])
    expect(await edit(anna, { title: '6 lemons', replaces: { title: '2 lemons' } })).toBe('success')
    expect(await edit(ben, { title: '4 lemons, organic', replaces: { title: '2 lemons' } })).toBe(409)
    expect(await edit(ben, { notes: 'ripe', title: '6 lemons', replaces: { notes: '', title: '2 lemons' } })).toBe(
      'success',
    )
    expect(await edit(ben, { notes: 'green', replaces: { notes: '' } })).toBe(409)
    expect(await edit(ben, { completed: true })).toBe('success')
    expect(await words()).toEqual([['6 lemons', 'ripe']])
  })

  test('the overview counts the visible rows of a list and the ticked ones', async () => {
    const list = await make(anna, [ben.id])
    const items = ['2 onions', '1 onion, chopped', 'milk', 'milk, lactose-free', 'eggs'].map((title) => ({ title }))
    await anna.api.call(addShoppingListItems, { params: { id: list.id }, body: { items, language: 'en-us' } })
    await anna.api.call(addShoppingListItems, {
      params: { id: list.id },
      body: { items: [{ title: 'bread', completed: true }] },
    })
    const summary = (await ben.api.call(listShoppingLists, {})).data.find(({ id }) => id === list.id)
    expect(summary).toMatchObject({ itemCount: 5, rowCount: 4, doneCount: 1 })
  })
})
