import { listLabels } from '@potluck/api/labels'
import { listMessages, sendMessage } from '@potluck/api/messages'
import {
  countRecipes,
  createRecipe,
  deleteRecipe,
  getRecipe,
  listRecipes,
  listTitleLetters,
  type Recipe,
  type RecipeDraft,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

const soup = {
  title: 'Lentil soup',
  description: 'For cold days',
  yield: '4 bowls',
  activeTime: '10 min',
  totalTime: '40 min',
  source: 'Grandmother',
  url: 'https://example.com/soup',
  notes: 'Keeps well.',
  ingredients: '[Soup]\n2 cups lentils\n1 l stock',
  instructions: 'Boil.\nServe.',
  rating: 4,
} satisfies RecipeDraft

bothDatabases('recipes', (server) => {
  let count = 0
  const newMember = () => server.member(`cook${count++}`)

  const create = async (member: TestMember, body: RecipeDraft & { id?: string }): Promise<Recipe> =>
    (await member.api.call(createRecipe, { body })).data

  const titles = async (member: TestMember, query: object) =>
    (await member.api.call(listRecipes, { query })).data.data.map(({ title }) => title)

  const search = async (member: TestMember, query: object) =>
    (await member.api.call(searchRecipes, { query: { query: '', ...query } })).data.data.map(({ title }) => title)

  test('a recipe is read as it was written', async () => {
    const anna = await newMember()
    const recipe = await create(anna, { ...soup, labels: ['Soup ', 'WINTER, warm', ' ', 'soup', 'unlabeled'] })
    expect(recipe).toMatchObject({ ...soup, folder: 'main', version: 1, isOwner: true, image: null, fromUser: null })
    expect(recipe.labels.map(({ title }) => title)).toEqual(['Soup', 'un-labeled', 'WINTER warm'])
    expect((await anna.api.call(getRecipe, { params: { id: recipe.id } })).data).toEqual(recipe)
  })

  test('a create sent again creates one recipe, and another recipe with the same id gets 409', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const id = uuid()
    const first = await create(anna, { ...soup, id })
    expect(await create(anna, { ...soup, id })).toEqual(first)
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(1)
    await expect(create(anna, { ...soup, title: 'Other', id })).rejects.toMatchObject({ status: 409 })
    await expect(create(bela, { ...soup, id })).rejects.toMatchObject({ status: 409 })
    expect((await bela.api.call(countRecipes, { query: {} })).data.count).toBe(0)
  })

  test('a save from an old version gets 409, and a save sent again is applied once', async () => {
    const anna = await newMember()
    const { id, version } = await create(anna, soup)
    const save = (title: string) =>
      anna.api.call(updateRecipe, { params: { id }, body: { ...soup, title, version, labels: ['new'] } })
    const saved = (await save('Red lentil soup')).data
    expect(saved).toMatchObject({ title: 'Red lentil soup', version: 2 })
    expect((await save('Red lentil soup')).data).toEqual(saved)
    await expect(save('Green lentil soup')).rejects.toMatchObject({ status: 409 })
    expect((await anna.api.call(updateRecipe, { params: { id }, body: soup })).data).toMatchObject({
      title: 'Lentil soup',
      version: 3,
      labels: [],
    })
    expect((await anna.api.call(listLabels, {})).data).toEqual([])
  })

  test('one of many parallel saves of the same version wins', async () => {
    const anna = await newMember()
    const { id, version } = await create(anna, soup)
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        anna.api.call(updateRecipe, { params: { id }, body: { ...soup, title: `Soup ${n}`, version } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('titles are sorted without accents and case, and numbers by size', async () => {
    const anna = await newMember()
    const sorted = [
      '10-minute pasta',
      'Apple pie',
      'äpple pie 2',
      'Apple pie 10',
      '“Banana” bread',
      'Çorba',
      'crème',
      'Zopf',
      'Борщ',
      'חומוס',
    ]
    for (const title of sorted.toReversed()) await create(anna, { title })
    await create(anna, { title: '2-minute eggs' })
    expect(await titles(anna, {})).toEqual(['2-minute eggs', ...sorted])
    expect(await titles(anna, { sort: '-title' })).toEqual(['2-minute eggs', ...sorted])
  })

  test('the letters of titles are told in the order of the list, those of another folder left out', async () => {
    const anna = await newMember()
    for (const title of ['Борщ', 'Élan', 'eggs', '12 rolls', '3 dips', 'שקשוקה', 'Apple']) await create(anna, { title })
    await anna.api.call(createRecipe, { body: { title: 'Zucchini', folder: 'inbox' } })
    const { letters } = (await anna.api.call(listTitleLetters, {})).data
    expect(letters.map(({ letter, count }) => `${letter}${count}`)).toEqual(['02', 'a1', 'e2', 'б1', 'ש1'])
    const firsts = (await titles(anna, {})).map((title) => title[0])
    expect(firsts).toEqual(['3', '1', 'A', 'e', 'É', 'Б', 'ש'])
  })

  test('pages of a list follow each other without gap or overlap, in every order, with the total count', async () => {
    const anna = await newMember()
    for (let n = 0; n < 23; n++) await create(anna, { title: `Dish ${n % 7}` })
    for (const sort of ['title', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const) {
      const whole = (await anna.api.call(listRecipes, { query: { sort } })).data
      const parts = []
      for (let offset = 0; offset < 30; offset += 5) {
        const page = (await anna.api.call(listRecipes, { query: { sort, offset, count: 5 } })).data
        expect(page.totalCount).toBe(23)
        parts.push(...page.data)
      }
      expect(parts).toEqual(whole.data)
    }
    const newest = (await anna.api.call(listRecipes, { query: { sort: '-createdAt' } })).data.data
    const oldest = (await anna.api.call(listRecipes, { query: { sort: 'createdAt' } })).data.data
    expect(newest).toEqual(oldest.toReversed())
  })

  test('a list is filtered by labels and ratings', async () => {
    const anna = await newMember()
    await create(anna, { title: 'A', labels: ['red', 'green'], rating: 5 })
    await create(anna, { title: 'B', labels: ['red'], rating: 1 })
    await create(anna, { title: 'C', labels: ['green'] })
    await create(anna, { title: 'D' })
    expect(await titles(anna, { labels: 'red' })).toEqual(['A', 'B'])
    expect(await titles(anna, { labels: 'Red,green' })).toEqual(['A', 'B', 'C'])
    expect(await titles(anna, { labels: 'red,green', labelIntersection: 'true' })).toEqual(['A'])
    expect(await titles(anna, { labels: 'unlabeled' })).toEqual(['D'])
    expect(await titles(anna, { labels: 'unlabeled,red' })).toEqual(['A', 'B', 'D'])
    expect(await titles(anna, { labels: 'unlabeled,red', labelIntersection: 'true' })).toEqual([])
    expect(await titles(anna, { labels: 'blue' })).toEqual([])
    expect(await titles(anna, { ratingFilter: '5,null' })).toEqual(['A', 'C', 'D'])
    expect(await titles(anna, { ratingFilter: '1,2', labels: 'red' })).toEqual(['B'])
    const page = await anna.api.call(listRecipes, { query: { labels: 'red', count: 1, offset: 1 } })
    expect(page.data).toMatchObject({ totalCount: 2, data: [{ title: 'B' }] })
  })

  test('a search matches words and their beginnings without accents, title first, then ingredients', async () => {
    const anna = await newMember()
    await create(anna, { title: 'Zander', instructions: 'Serve with crème fraîche.' })
    await create(anna, { title: 'Potatoes', ingredients: '100 g crème fraîche' })
    await create(anna, { title: 'Crème Fraîche dip' })
    await create(anna, { title: 'Cremefraiche' })
    await create(anna, { title: 'Fraiche-Creme-Torte' })
    expect(await search(anna, { query: 'creme FRAICHE' })).toEqual([
      'Crème Fraîche dip',
      'Fraiche-Creme-Torte',
      // Begins with the one word and, as compounds do, ends with the other.
      'Cremefraiche',
      'Potatoes',
      'Zander',
    ])
    expect(await search(anna, { query: 'fra dip' })).toEqual(['Crème Fraîche dip'])
    expect(await search(anna, { query: 'creme nothing' })).toEqual([])
  })

  test('a recipe with pages of long distinct words is stored and found', async () => {
    const anna = await server.member('Anna')
    const words = (sign: string, length: number) =>
      Array.from({ length: length / 27 }, (_, n) => `${sign.repeat(22)}${n}`).join(' ')
    const [ingredients, instructions, notes] = ['가', 'ก', '나'].map((sign) => words(sign, 99_000))
    const long = { ingredients, instructions, notes, description: words('다', 19_000) }
    await anna.api.call(createRecipe, { body: { title: 'Long', ...long } })
    expect(await search(anna, { query: `${'가'.repeat(22)}7` })).toEqual(['Long'])
  })

  test('search ignores recipes with a word after a minus', async () => {
    const anna = await newMember()
    await create(anna, { ...soup, title: 'Turkey stuffing', ingredients: '2 eggs' })
    await create(anna, { ...soup, title: 'Omelette', ingredients: '3 eggs' })
    await create(anna, { ...soup, title: 'Tex-Mex eggs', ingredients: '3 eggs' })
    expect(await search(anna, { query: 'eggs -unicorn' })).toHaveLength(3)
    expect(await search(anna, { query: 'tex-mex' })).toEqual(['Tex-Mex eggs'])
  })

  test('events of a change reach only the devices of the same cook', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const events: unknown[] = []
    const stops: (() => void)[] = []
    for (const { id } of [anna, bela])
      stops.push(server.services.live.subscribe(id, (message) => events.push([id, message])))
    // Events of two requests may arrive in another order: they use separate connections.
    const receive = async (many: number) => {
      while (events.length < many) await new Promise((resolve) => setImmediate(resolve))
    }
    const recipe = await create(anna, soup)
    await receive(1)
    const params = { id: recipe.id }
    await anna.api.call(updateRecipe, { params, body: { ...soup, title: 'Other', version: 1 } })
    await receive(2)
    await anna.api.call(deleteRecipe, { params })
    await receive(3)
    for (const stop of stops) stop()
    expect(events).toEqual(
      ['created', 'saved', 'deleted'].map((change) => [
        anna.id,
        { type: 'recipes:changed', data: { recipeId: recipe.id, change } },
      ]),
    )
  })

  test('a search follows a recipe when it is changed, moved and deleted', async () => {
    const anna = await newMember()
    const { id } = await create(anna, { title: 'Borscht', rating: 3, labels: ['red'] })
    expect(await search(anna, { query: 'borscht', labels: 'red', ratingFilter: '3' })).toEqual(['Borscht'])
    expect(await search(anna, { query: 'borscht', labels: 'unlabeled' })).toEqual([])
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Beet soup', folder: 'inbox' } })
    expect(await search(anna, { query: 'borscht' })).toEqual([])
    expect(await search(anna, { query: 'beet' })).toEqual([])
    expect((await anna.api.call(countRecipes, { query: { folder: 'inbox' } })).data.count).toBe(1)
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(0)
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Beet soup', folder: 'main' } })
    expect(await search(anna, { query: 'beet' })).toEqual(['Beet soup'])
    await anna.api.call(deleteRecipe, { params: { id } })
    expect(await search(anna, { query: 'beet' })).toEqual([])
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(0)
  })

  test.each([
    '"',
    '""',
    "'",
    '*',
    'NEAR',
    'AND',
    'OR NOT',
    'NEAR(beet soup)',
    'title:beet',
    '{title}: beet',
    'beet*',
    '^beet',
    '(beet',
    'beet & soup',
    'beet | !soup',
    "beet' soup:*A",
    'beet <-> soup',
    '%',
    '_',
    '\\',
    '; drop table recipes',
    '\u0000',
    '😀',
    'a'.repeat(1_000),
  ])('a search for %j is a search for words only', async (query) => {
    const anna = await newMember()
    await create(anna, { title: 'Beet soup near and or not title a' })
    const { status } = await anna.api.call(searchRecipes, { query: { query } })
    expect(status).toBe(200)
  })

  test('control characters become spaces, and an answer is no longer than its text', async () => {
    const anna = await newMember()
    const { id } = await create(anna, {
      title: 'Soup\u0001with\u000bbeet',
      notes: `${'\u0001'.repeat(90_000)}\tsalt\nend`,
    })
    const { title, notes } = (await anna.api.call(getRecipe, { params: { id } })).data
    expect(title).toBe('Soup with beet')
    expect(notes).toBe(`${' '.repeat(90_000)}\tsalt\nend`)
  })

  test('a member cannot read, change, delete or find the recipes of another', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const { id, title } = await create(anna, { ...soup, labels: ['mine'] })
    for (const [caller, status] of [
      [bela.api, 404],
      [server.client(), 401],
    ] as const) {
      await expect(caller.call(getRecipe, { params: { id } })).rejects.toMatchObject({ status })
      await expect(caller.call(updateRecipe, { params: { id }, body: soup })).rejects.toMatchObject({ status })
      await expect(caller.call(deleteRecipe, { params: { id } })).rejects.toMatchObject({ status })
    }
    for (const call of [
      () => server.client().call(countRecipes, { query: {} }),
      () => server.client().call(listRecipes, { query: {} }),
      () => server.client().call(searchRecipes, { query: { query: 'soup' } }),
      () => server.client().call(createRecipe, { body: soup }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 401 })
    }
    expect(await titles(bela, {})).toEqual([])
    expect(await titles(bela, { labels: 'mine' })).toEqual([])
    expect(await search(bela, { query: 'lentil' })).toEqual([])
    expect((await anna.api.call(getRecipe, { params: { id } })).data.title).toBe(title)
  })

  test('a copy arrives in the inbox of a friend with pictures and sender, independent of the original', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const { id } = await create(anna, { ...soup, labels: ['mine'] })
    await anna.befriends(bela)
    await anna.api.call(sendMessage, { body: { to: bela.id, body: 'for you', recipeId: id } })
    const [message] = (await bela.api.call(listMessages, { query: { user: anna.id } })).data
    const copyId = message?.recipe?.id ?? ''
    const { labels: _labels, rating: _rating, ...written } = { ...soup, labels: [] }
    const copy = (await bela.api.call(getRecipe, { params: { id: copyId } })).data
    expect(copy).toMatchObject({ ...written, folder: 'inbox', rating: null, labels: [], fromUser: { id: anna.id } })
    expect(await titles(bela, { folder: 'inbox' })).toEqual(['Lentil soup'])
    expect(await titles(bela, {})).toEqual([])
    await anna.api.call(deleteRecipe, { params: { id } })
    expect((await bela.api.call(getRecipe, { params: { id: copyId } })).data).toEqual(copy)
    const passOn = { body: { to: bela.id, body: 'and this', recipeId: copyId } }
    await expect(anna.api.call(sendMessage, passOn)).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['no title', { title: ' ' }],
    ['a title that is too long', { title: 'x'.repeat(501) }],
    ['a title that is no text', { title: 7 }],
    ['NUL', { title: 'a\u0000b' }],
    ['a rating of 6', { title: 'x', rating: 6 }],
    ['a rating of 1.5', { title: 'x', rating: 1.5 }],
    ['an id that is none', { title: 'x', id: '../x' }],
    ['too many labels', { title: 'x', labels: Array.from({ length: 101 }, String) }],
    ['a list for a body', []],
    ['nothing', undefined],
  ])('%s is refused: 400', async (_, body) => {
    const anna = await newMember()
    const answer = await fetch(`${server.address}api/recipes?token=${anna.token}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
  })

  test.each([
    'sort=price',
    'count=0',
    'count=1e9',
    'offset=-1',
    'offset=x',
    'folder=trash',
    'ratingFilter=7',
    'labelIntersection=maybe',
  ])('a list with %s is refused: 400', async (query) => {
    const anna = await newMember()
    expect((await fetch(`${server.address}api/recipes/by-page?${query}&token=${anna.token}`)).status).toBe(400)
  })

  test('a body that is too large gets 413', async () => {
    const anna = await newMember()
    await expect(create(anna, { title: 'x'.repeat(2_100_000) })).rejects.toMatchObject({ status: 413 })
  })
})
