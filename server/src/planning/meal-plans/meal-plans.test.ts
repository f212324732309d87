import { blockPerson } from '@potluck/api/blocks'
import { addCooking } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { removeFromKitchen } from '@potluck/api/kitchens'
import { createMealPlanFeed, deleteMealPlanFeed, getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import {
  addMealPlanItems,
  createMealPlan,
  deleteMealPlan,
  deleteMealPlanItems,
  deleteMealPlanSeries,
  getMealPlan,
  getMealPlanNeeds,
  getMealPlanNutrition,
  listMealPlans,
  type newMealPlanItem,
  suggestMeals,
  updateMealPlan,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { sendMessage } from '@potluck/api/messages'
import { addToPantry, listPantry, removeFromPantry } from '@potluck/api/pantry'
import { updatePreferences } from '@potluck/api/preferences'
import { createRecipe, deleteRecipe, linkRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import { createWeekTemplate, deleteWeekTemplate, listWeekTemplates } from '@potluck/api/week-templates'
import ICAL from 'ical.js'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { aKitchen, aPicture, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

type Dish = z.input<typeof newMealPlanItem>

bothDatabases('meal plans', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember

  beforeAll(async () => {
    ;({ anna, ben, carl } = await server.circle())
  })

  const make = async (owner: TestMember, collaborators: string[] = []) =>
    (await owner.api.call(createMealPlan, { body: { title: 'Ours', collaborators } })).data
  const read = async (member: TestMember, id: string, query: { from?: string; to?: string } = {}) =>
    (await member.api.call(getMealPlan, { params: { id }, query })).data
  const put = (member: TestMember, id: string, items: Dish[]) =>
    member.api.call(addMealPlanItems, { params: { id }, body: { items } })
  const dishes = (plan: Awaited<ReturnType<typeof read>>) => plan.items.map(({ title, day }) => [title, day])

  test('everybody on a plan adds dishes to days and to the queue', async () => {
    const plan = await make(anna, [ben.id])
    const recipe = await aRecipe(anna, { title: 'Leek pie' })
    await put(anna, plan.id, [
      { title: 'Leek pie', recipeId: recipe.id, day: '2026-11-24', meal: 'lunch', servings: 6 },
      { title: 'Something with beans', day: null },
    ])
    await put(ben, plan.id, [{ title: 'Out for dinner', day: '2026-11-23' }])
    const bensPlan = await read(ben, plan.id)
    expect(bensPlan.items).toMatchObject([
      { title: 'Something with beans', day: null, meal: 'dinner', recipe: null, cooked: false },
      { title: 'Out for dinner', day: '2026-11-23', owner: { id: ben.id } },
      { title: 'Leek pie', day: '2026-11-24', meal: 'lunch', servings: 6, recipe: { id: recipe.id } },
    ])
    expect((await ben.api.call(listMealPlans, {})).data).toMatchObject([{ id: plan.id, itemCount: 3 }])
    await anna.api.call(deleteMealPlan, { params: { id: plan.id } })
    expect((await ben.api.call(listMealPlans, {})).data).toEqual([])
  })

  test('a plan read for a range of days returns those days, both ends included, and the queue', async () => {
    const plan = await make(anna)
    const days = ['0999-01-01', '2199-12-31', '2026-03-28', '2026-03-29', '2026-03-30', null]
    const statuses = await Promise.all(days.map((day) => statusOf(put(anna, plan.id, [{ title: 'x', day }]))))
    expect(statuses).toEqual([400, 201, 201, 201, 201, 201])
    const week = await read(anna, plan.id, { from: '2026-03-28', to: '2026-03-29' })
    expect(week.items.map(({ day }) => day)).toEqual([null, '2026-03-28', '2026-03-29'])
  })

  test('a dish shows the photo of its recipe, to each person on the plan by an address that opens for them', async () => {
    const plan = await make(anna, [ben.id])
    const { data: image } = await anna.api.call(uploadImage, { file: await aPicture() })
    const pie = await aRecipe(anna, { title: 'Pie', imageIds: [image.id] })
    const plain = await aRecipe(anna, { title: 'Plain' })
    await put(anna, plan.id, [
      { title: 'Pie', recipeId: pie.id, day: '2026-11-24' },
      { title: 'Plain', recipeId: plain.id, day: '2026-11-25' },
    ])
    for (const member of [anna, ben]) {
      const [bensPlan, other] = (await read(member, plan.id)).items
      expect(other?.recipe?.image).toBeNull()
      const answer = await fetch(`${server.address}api/${bensPlan?.recipe?.image?.thumbnail}`)
      expect(answer.status).toBe(200)
    }
  })

  test('a single call moves, changes and removes several dishes', async () => {
    const plan = await make(anna)
    const [soup, pie, rest] = [uuid(), uuid(), uuid()]
    await put(anna, plan.id, [
      { id: soup, title: 'soup', day: '2026-11-23' },
      { id: pie, title: 'pie', day: null },
      { id: rest, title: 'soup again', day: '2026-11-24', leftoverOf: soup },
    ])
    await anna.api.call(updateMealPlanItems, {
      params: { id: plan.id },
      body: {
        items: [
          { id: soup, day: null, notes: 'with croutons' },
          { id: pie, day: '2026-11-25', meal: 'lunch', cooked: true, servings: null },
          { id: uuid(), day: null },
        ],
      },
    })
    expect((await read(anna, plan.id)).items).toMatchObject([
      { id: soup, day: null, notes: 'with croutons', meal: 'dinner' },
      { id: rest, leftoverOf: soup },
      { id: pie, day: '2026-11-25', meal: 'lunch', cooked: true },
    ])
    await anna.api.call(deleteMealPlanItems, { params: { id: plan.id }, query: { itemIds: `${soup},${uuid()}` } })
    expect((await read(anna, plan.id)).items).toMatchObject([{ id: rest, leftoverOf: null }, { id: pie }])
  })

  test('a dish of text becomes a dish of a recipe and back; a foreign recipe is refused', async () => {
    const plan = await make(anna, [ben.id])
    const pie = await aRecipe(anna, { title: 'Leek pie' })
    const id = uuid()
    await put(ben, plan.id, [{ id, title: 'leek pie', day: '2026-11-24' }])
    const change = (member: TestMember, recipeId: string | null) =>
      statusOf(member.api.call(updateMealPlanItems, { params: { id: plan.id }, body: { items: [{ id, recipeId }] } }))
    expect(await change(ben, pie.id)).toBe(404)
    expect(await change(anna, pie.id)).toBe(200)
    expect((await read(ben, plan.id)).items).toMatchObject([{ title: 'leek pie', recipe: { id: pie.id } }])
    expect(await change(ben, null)).toBe(200)
    expect((await read(anna, plan.id)).items).toMatchObject([{ title: 'leek pie', recipe: null }])
  })

  test('leftovers belong to a dish of the same plan that is no leftover', async () => {
    const plan = await make(anna)
    const [one, two] = [uuid(), uuid()]
    await put(anna, plan.id, [
      { id: one, title: 'one', day: null, leftoverOf: one },
      { id: two, title: 'two', day: null, leftoverOf: uuid() },
    ])
    const leftovers = async () => (await read(anna, plan.id)).items.map(({ leftoverOf }) => leftoverOf)
    expect(await leftovers()).toEqual([null, null])
    const change = (items: { id: string; leftoverOf: string }[]) =>
      anna.api.call(updateMealPlanItems, { params: { id: plan.id }, body: { items } })
    await change([{ id: two, leftoverOf: one }])
    await change([{ id: one, leftoverOf: two }])
    await change([{ id: one, leftoverOf: one }])
    expect(await leftovers()).toEqual([null, one])
  })

  test('a dish sent twice is added once', async () => {
    const plan = await make(anna)
    const items = [{ id: uuid(), title: 'soup', day: null }]
    await Promise.all([put(anna, plan.id, items), put(anna, plan.id, items)])
    expect(dishes(await read(anna, plan.id))).toEqual([['soup', null]])
  })

  test('own meals and rules are stored, and invalid plans are refused', async () => {
    const plan = await make(anna)
    const brunch = { id: uuid(), name: 'Brunch', hue: 30 }
    const change = (body: object) => statusOf(anna.api.call(updateMealPlan, { params: { id: plan.id }, body }))
    expect(await change({ meals: [brunch], rules: [{ weekday: 5, labels: ['fish'] }] })).toBe(200)
    expect(await read(anna, plan.id)).toMatchObject({ meals: [brunch], rules: [{ weekday: 5, labels: ['fish'] }] })
    const hostile = [{ meals: [{ ...brunch, hue: 1e308 }] }, { rules: [{ weekday: 8, labels: ['x'] }] }, { title: ' ' }]
    expect(await Promise.all(hostile.map(change))).toEqual([400, 400, 400])
    const bad: unknown[] = [
      { title: '', day: null },
      { title: 'x', day: '2026-02-30' },
      { title: 'x', day: '9999-01-01' },
      { title: 'x', day: '2026-11-22T00:00:00Z' },
      { title: 'x', day: null, servings: 1e308 },
      { title: 'x', day: null, servings: -1 },
      { title: 'x', day: null, meal: 'elevenses' },
      { title: 'x' },
    ]
    const raw = (item: unknown) =>
      fetch(`${server.address}api/mealPlans/${plan.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ items: [item] }),
      }).then(({ status }) => status)
    expect(await Promise.all(bad.map(raw))).toEqual(bad.map(() => 400))
    expect((await read(anna, plan.id)).items).toEqual([])
  })

  describe('needs of dishes', () => {
    const needs = async (member: TestMember, id: string, itemIds: readonly string[]) =>
      (await member.api.call(getMealPlanNeeds, { params: { id }, query: { itemIds: itemIds.join() } })).data.needs

    test('needs are added up over recipes by servings, without leftovers and free text', async () => {
      const plan = await make(anna)
      const pie = await aRecipe(anna, {
        title: 'Pie',
        yield: 'serves 4',
        ingredients: '[Dough]\n500 g flour\n\n2 onions',
      })
      const soup = await aRecipe(anna, { title: 'Soup', ingredients: '1 onion\nsalt' })
      const [one, two, rest, out] = [uuid(), uuid(), uuid(), uuid()]
      await put(anna, plan.id, [
        { id: one, title: 'Pie', recipeId: pie.id, day: '2026-11-23', servings: 8 },
        { id: two, title: 'Soup', recipeId: soup.id, day: '2026-11-24' },
        { id: rest, title: 'Pie again', recipeId: pie.id, day: '2026-11-25', leftoverOf: one },
        { id: out, title: 'Out', day: '2026-11-26' },
      ])
      await anna.api.call(addToPantry, { body: { title: '1 pinch of salt' } })
      const found = await needs(anna, plan.id, [one, two, rest, out])
      expect(found.map(({ title, staple }) => [title, staple])).toEqual([
        ['1 kg flour', false],
        ['5 onions', false],
        ['salt', true],
      ])
      expect(found[1]?.lines).toEqual([
        { dishId: one, recipeId: pie.id, title: '4 onions' },
        { dishId: two, recipeId: soup.id, title: '1 onion' },
      ])
      const [item] = (await anna.api.call(listPantry, {})).data
      await anna.api.call(removeFromPantry, { params: { key: item?.key ?? '' } })
      expect((await needs(anna, plan.id, [two])).map(({ title, staple }) => [title, staple])).toEqual([
        ['1 onion', false],
        ['salt', false],
      ])
    })

    test('a line that is another recipe needs what that one needs, unless it was made ahead or may not be read', async () => {
      const plan = await make(anna, [ben.id])
      const starter = await aRecipe(anna, { title: 'Starter', ingredients: '10 g yeast' })
      const dough = await aRecipe(anna, {
        title: 'Dough',
        yield: '800 g',
        ingredients: '500 g flour\n1 batch starter',
      })
      const pizza = await aRecipe(anna, { title: 'Pizza', yield: 'serves 2', ingredients: '400 g dough\n1 onion' })
      for (const [id, linkedId] of [
        [pizza.id, dough.id],
        [dough.id, starter.id],
      ] as const) {
        await anna.api.call(linkRecipe, { params: { id, linkedId } })
      }
      const dish = uuid()
      await put(anna, plan.id, [{ id: dish, title: 'Pizza', recipeId: pizza.id, day: '2026-11-23', servings: 8 }])
      const ask = async (member: TestMember, aheadIds?: string) => {
        const query = { itemIds: dish, ...(aheadIds && { aheadIds }) }
        const { data } = await member.api.call(getMealPlanNeeds, { params: { id: plan.id }, query })
        return { titles: data.needs.map(({ title }) => title), parts: data.parts }
      }
      const parts = [
        { id: dough.id, title: 'Dough' },
        { id: starter.id, title: 'Starter' },
      ]
      expect(await ask(anna)).toEqual({ titles: ['1 kg flour', '20 g yeast', '4 onions'], parts })
      expect((await ask(anna, starter.id)).titles).toEqual(['1 kg flour', '4 onions'])
      expect((await ask(anna, dough.id)).titles).toEqual(['4 onions'])
      // Ben reads the dish, and not what it takes.
      expect(await ask(ben)).toEqual({ titles: ['1.6 kg dough', '4 onions'], parts: [] })
    })

    test('needs leave out the pantry, and a pantry item sent twice is stored once', async () => {
      const send = (reference: string) => anna.api.call(addToPantry, { body: { title: 'sea salt' } }, { reference })
      const reference = uuid()
      expect((await send(reference)).data).toEqual((await send(reference)).data)
      // Its name does as well as its key, which a device may not know yet.
      await anna.api.call(removeFromPantry, { params: { key: '1 pinch of Sea Salt' } })
      // Sent again under its reference it is answered, and not remembered again.
      await send(reference)
      expect((await anna.api.call(listPantry, {})).data).toEqual([])
    })

    test('needs never ask for water, and say what most people always have', async () => {
      const plan = await make(anna)
      const stew = await aRecipe(anna, {
        title: 'Stew',
        ingredients: '1 l warm water\nsalt and pepper\n1 leek\n3 lauwarmes Wasser',
      })
      const id = uuid()
      await put(anna, plan.id, [{ id, title: 'Stew', recipeId: stew.id, day: null }])
      const told = async () =>
        (await needs(anna, plan.id, [id])).map(({ title, usual, staple }) => [title, usual, staple])
      expect(await told()).toEqual([
        ['salt and pepper', ['salt', 'pepper'], false],
        ['1 leek', [], false],
      ])
      for (const title of ['salt', 'pepper']) await anna.api.call(addToPantry, { body: { title } })
      expect(await told()).toEqual([
        ['salt and pepper', ['salt', 'pepper'], true],
        ['1 leek', [], false],
      ])
      for (const title of ['salt', 'pepper']) await anna.api.call(removeFromPantry, { params: { key: title } })
    })

    test('a pantry item counts and is forgotten whatever key an earlier version stored', async () => {
      const pantry = async () => (await anna.api.call(listPantry, {})).data
      await anna.api.call(addToPantry, { body: { title: 'fresh ginger' } })
      await server.database.db.updateTable('staples').set({ itemKey: 'fresh ginger' }).execute()
      const plan = await make(anna)
      const tea = await aRecipe(anna, { title: 'Tea', ingredients: '2 inches ginger' })
      const id = uuid()
      await put(anna, plan.id, [{ id, title: 'Tea', recipeId: tea.id, day: null }])
      expect((await needs(anna, plan.id, [id])).map(({ staple }) => staple)).toEqual([true])
      await anna.api.call(addToPantry, { body: { title: 'ginger' } })
      expect((await pantry()).map(({ title }) => title)).toEqual(['fresh ginger'])
      await anna.api.call(removeFromPantry, { params: { key: 'ginger' } })
      expect(await pantry()).toEqual([])
    })

    test('needs round countable ingredients up to whole numbers', async () => {
      const plan = await make(anna)
      const one = await aRecipe(anna, { title: 'One', ingredients: '2 eggs\n1/2 onion, diced\n1/2 cup milk' })
      const two = await aRecipe(anna, { title: 'Two', ingredients: '3 1/2 eggs\n100.5 g flour' })
      const ids = [uuid(), uuid()]
      await put(anna, plan.id, [
        { id: ids[0], title: 'One', recipeId: one.id, day: null },
        { id: ids[1], title: 'Two', recipeId: two.id, day: null },
      ])
      const titles = (await needs(anna, plan.id, [ids[0] ?? '', ids[1] ?? ''])).map(({ title }) => title)
      expect(titles).toEqual(['6 eggs', '1 onion', '1/2 cup milk', '100.5 g flour'])
    })

    test('needs are empty for free text', async () => {
      const plan = await make(anna)
      const id = uuid()
      await put(anna, plan.id, [{ id, title: 'Out', day: null }])
      const answer = await anna.api.call(getMealPlanNeeds, { params: { id: plan.id }, query: { itemIds: id } })
      expect(answer.data.needs).toEqual([])
    })

    test('needs are added to a shopping list, and the plan shows which dishes are on one', async () => {
      const plan = await make(anna, [ben.id])
      const dish = uuid()
      await put(anna, plan.id, [{ id: dish, title: 'Soup', day: null }])
      const { id } = (await ben.api.call(createShoppingList, { body: { title: 'Market' } })).data
      const add = (member: TestMember, planItemId: string) =>
        statusOf(
          member.api.call(addShoppingListItems, { params: { id }, body: { items: [{ title: 'leek', planItemId }] } }),
        )
      expect([await add(ben, dish), await add(ben, uuid())]).toEqual([201, 404])
      expect((await read(anna, plan.id)).items).toMatchObject([{ onList: true }])
    })
  })

  describe('the calendar feed', () => {
    const open = (address: string) => fetch(`${server.address}api/${address}`)
    const events = async (address: string) =>
      new ICAL.Component(ICAL.parse(await (await open(address)).text()))
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event))

    test('the feed has events of whole days with stable ids that calendar programs read', async () => {
      const plan = await make(anna)
      const id = uuid()
      const recipe = await aRecipe(anna, { title: 'Pie; with, "signs"\\' })
      await put(anna, plan.id, [
        {
          id,
          title: 'Pie; with, "signs"\\ פאי',
          day: '2027-03-28',
          recipeId: recipe.id,
          notes: `long ${'word '.repeat(50)}\nline`,
        },
        { title: 'some day', day: null },
        { title: 'long ago', day: '2001-01-01' },
      ])
      const { feed } = (await anna.api.call(createMealPlanFeed, { params: { id: plan.id } })).data
      const [event, ...others] = await events(feed.address)
      expect(others).toEqual([])
      expect(event).toMatchObject({ uid: id, summary: 'Dinner: Pie; with, "signs"\\ פאי' })
      expect([event?.startDate.toString(), event?.startDate.isDate, event?.endDate.toString()]).toEqual([
        '2027-03-28',
        true,
        '2027-03-29',
      ])
      expect(event?.description).toContain('word \nline')
      const answer = await open(feed.address)
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    test('an event has meal, servings and notes in the order of the day and the language of the cook', async () => {
      const plan = await make(anna)
      const tea = { id: uuid(), name: 'Tea; at five', hue: 20 }
      await anna.api.call(updateMealPlan, { params: { id: plan.id }, body: { meals: [tea] } })
      const day = '2027-03-28'
      await put(anna, plan.id, [
        { title: 'Roast', day, servings: 2.5, notes: 'with leeks' },
        { title: 'Scones', day, meal: tea.id },
        { title: 'Porridge', day, meal: 'breakfast' },
        { title: 'Soup', day: '2027-03-27', meal: 'lunch' },
      ])
      const { feed } = (await anna.api.call(createMealPlanFeed, { params: { id: plan.id } })).data
      const summaries = async () =>
        (await events(feed.address)).map(({ summary, description }) => [summary, description])
      expect(await summaries()).toEqual([
        ['Lunch: Soup', 'Lunch'],
        ['Breakfast: Porridge', 'Breakfast'],
        ['Dinner: Roast', 'Dinner, serves 2.5\n\nwith leeks'],
        ['Tea; at five: Scones', 'Tea; at five'],
      ])
      await anna.api.call(updatePreferences, { body: { settings: { global: { language: 'de-de' } } } })
      expect((await summaries())[2]).toEqual(['Abendessen: Roast', 'Abendessen, für 2,5\n\nwith leeks'])
    })

    test('the feed address is shown again on demand and is dead when revoked, guessed or its owner left the plan', async () => {
      const plan = await make(anna, [ben.id])
      const params = { id: plan.id }
      const { feed } = (await ben.api.call(createMealPlanFeed, { params })).data
      expect((await ben.api.call(getMealPlanFeed, { params })).data.feed).toEqual(feed)
      expect((await anna.api.call(getMealPlanFeed, { params })).data.feed).toBeNull()
      expect((await open(feed.address)).status).toBe(200)
      expect((await open(`${feed.address}x`)).status).toBe(401)
      await ben.api.call(deleteMealPlanFeed, { params })
      expect((await open(feed.address)).status).toBe(401)
      const second = (await ben.api.call(createMealPlanFeed, { params })).data.feed
      expect(second.address).not.toBe(feed.address)
      await anna.api.call(updateMealPlan, { params, body: { collaborators: [] } })
      expect((await open(second.address)).status).toBe(401)
    })

    test('a reader of a kitchen has its plan in their calendar, until they are taken out', async () => {
      const kitchenId = await aKitchen(anna)
      const gil = await server.member('Gil')
      await joins(anna, kitchenId, gil, 'reader')
      const { id } = (await anna.api.call(createMealPlan, { body: { title: 'Home', kitchenId } })).data
      await put(anna, id, [{ title: 'Leek pie', day: '2026-11-23' }])
      const { feed } = (await gil.api.call(createMealPlanFeed, { params: { id } })).data
      expect(await (await open(feed.address)).text()).toContain('Leek pie')
      await anna.api.call(removeFromKitchen, { params: { id: kitchenId, personId: gil.id } })
      expect((await open(feed.address)).status).toBe(401)
    })
  })

  test('a dish of a friend’s recipe is copied with its recipe and its needs', async () => {
    const plan = await make(anna, [ben.id])
    const recipe = await aRecipe(anna, { title: 'Leek pie', ingredients: '3 leeks' })
    await put(anna, plan.id, [{ title: 'Leek pie', recipeId: recipe.id, day: '2026-11-23' }])
    const copy = uuid()
    await put(ben, plan.id, [{ id: copy, title: 'Leek pie', recipeId: recipe.id, day: '2026-11-30' }])
    expect((await read(ben, plan.id, { from: '2026-11-30' })).items).toMatchObject([
      { owner: { id: ben.id }, recipe: { id: recipe.id, ownerId: anna.id } },
    ])
    const answer = await ben.api.call(getMealPlanNeeds, { params: { id: plan.id }, query: { itemIds: copy } })
    expect(answer.data.needs).toMatchObject([{ title: '3 leeks' }])
    // Where it does not stand on the plan, it is a stranger's.
    const own = await make(ben)
    expect(await statusOf(put(ben, own.id, [{ title: 'x', recipeId: recipe.id, day: null }]))).toBe(404)
  })

  test('removing from a dish of a series removes it and those after it only', async () => {
    const plan = await make(anna, [ben.id])
    const seriesId = uuid()
    const days = ['2026-11-20', '2026-11-27', '2026-12-04']
    await put(anna, plan.id, [
      ...days.map((day) => ({ title: 'Fish', day, seriesId })),
      { title: 'Fish of another series', day: '2026-12-04', seriesId: uuid() },
    ])
    const params = { id: plan.id, seriesId }
    await ben.api.call(deleteMealPlanSeries, { params, query: { from: '2026-11-27' } })
    expect(dishes(await read(anna, plan.id))).toEqual([
      ['Fish', '2026-11-20'],
      ['Fish of another series', '2026-12-04'],
    ])
    expect(await statusOf(anna.api.call(deleteMealPlanSeries, { params, query: { from: 'soon' } }))).toBe(400)
    expect(await statusOf(carl.api.call(deleteMealPlanSeries, { params, query: { from: '2026-11-27' } }))).toBe(404)
  })

  test('a block ends sharing of two people; on a plan of a third they stay without names', async () => {
    const [greta, hans, ina] = [await server.member('greta'), await server.member('hans'), await server.member('ina')]
    await greta.befriends(hans)
    await ina.befriends(greta)
    await ina.befriends(hans)
    const plan = await make(greta, [hans.id])
    const theirs = await make(ina, [greta.id, hans.id])
    await put(greta, theirs.id, [{ title: 'Soup', day: null }])
    await greta.api.call(blockPerson, { params: { id: hans.id } })
    expect(await statusOf(hans.api.call(getMealPlan, { params: { id: plan.id } }))).toBe(404)
    expect((await read(greta, plan.id)).collaborators).toEqual([])
    const seen = await read(hans, theirs.id)
    expect(seen.collaborators.map(({ name }) => name)).toEqual(['hans'])
    expect(seen.items).toMatchObject([{ title: 'Soup', owner: { name: '' } }])
  })

  describe('week templates', () => {
    const dish = { title: 'Soup', offset: 6, meal: 'lunch' as const, servings: 2, notes: 'with bread' }

    test('templates belong to the member and are listed by title until deleted', async () => {
      const recipe = await aRecipe(anna, { title: 'Pie' })
      const dishes = [dish, { ...dish, title: 'Pie', offset: 0, recipeId: recipe.id }]
      const { data: winter } = await anna.api.call(createWeekTemplate, { body: { title: 'Winter', dishes } })
      await anna.api.call(createWeekTemplate, { body: { title: 'advent', dishes: [dish] } })
      const templates = (await anna.api.call(listWeekTemplates, {})).data
      expect(templates.map(({ title }) => title)).toEqual(['advent', 'Winter'])
      expect(templates[1]?.dishes).toEqual([
        { ...dish, recipe: null },
        { ...dish, title: 'Pie', offset: 0, recipe: { id: recipe.id, title: 'Pie', ownerId: anna.id } },
      ])
      expect((await ben.api.call(listWeekTemplates, {})).data).toEqual([])
      await ben.api.call(deleteWeekTemplate, { params: { id: winter.id } })
      await anna.api.call(deleteRecipe, { params: { id: recipe.id } })
      expect((await anna.api.call(listWeekTemplates, {})).data[1]?.dishes[1]).toMatchObject({
        title: 'Pie',
        recipe: null,
      })
      await anna.api.call(deleteWeekTemplate, { params: { id: winter.id } })
      expect((await anna.api.call(listWeekTemplates, {})).data).toHaveLength(1)
    })

    test('a template has recipes of a kitchen for as long as the member is in it', async () => {
      const kitchen = await aKitchen(anna, [ben])
      const { id } = (await anna.api.call(createRecipe, { query: { kitchen }, body: { title: 'Stew' } })).data
      const dishes = [{ ...dish, title: 'Stew', recipeId: id }]
      const { data: saved } = await ben.api.call(createWeekTemplate, { body: { title: 'Stews', dishes } })
      const recipesOf = async () => {
        const { data: templates } = await ben.api.call(listWeekTemplates, {})
        return templates.find((template) => template.id === saved.id)?.dishes.map(({ recipe }) => recipe)
      }
      expect(await recipesOf()).toEqual([{ id, title: 'Stew', ownerId: kitchen }])
      await anna.api.call(removeFromKitchen, { params: { id: kitchen, personId: ben.id } })
      expect(await recipesOf()).toEqual([null])
      await ben.api.call(deleteWeekTemplate, { params: { id: saved.id } })
    })

    test('a template sent twice is stored once, and an invalid one is refused', async () => {
      const body = { id: uuid(), title: 'Twice', dishes: [dish] }
      await Promise.all([1, 2].map(() => carl.api.call(createWeekTemplate, { body })))
      expect((await carl.api.call(listWeekTemplates, {})).data).toHaveLength(1)
      const stolen = await aRecipe(anna)
      const wrong = [
        { dishes: [] },
        { dishes: [{ ...dish, offset: 7 }] },
        { dishes: [{ ...dish, servings: 1e308 }] },
        { dishes: [{ ...dish, recipeId: stolen.id }] },
        { dishes: Array.from({ length: 301 }, () => dish) },
      ]
      const statuses = await Promise.all(
        wrong.map((part) => statusOf(carl.api.call(createWeekTemplate, { body: { title: 'x', ...part } }))),
      )
      expect(statuses).toEqual([400, 400, 400, 404, 400])
    })
  })

  describe('nutrition', () => {
    const ask = async (member: TestMember, id: string, query: { from: string; to: string }) =>
      (await member.api.call(getMealPlanNutrition, { params: { id }, query })).data.days

    test('nutrition of a day adds up one serving of each dish with known values', async () => {
      const plan = await make(anna, [ben.id])
      const pie = await aRecipe(anna, { title: 'Pie', nutrition: '400 kcal, 10 g protein' })
      const soup = await aRecipe(anna, { title: 'Soup', nutrition: 'Calories: 150 kcal\nFat: 5 g' })
      const toast = await aRecipe(anna, { title: 'Toast' })
      await put(anna, plan.id, [
        { title: 'Pie', recipeId: pie.id, day: '2026-11-23', servings: 8 },
        { title: 'Soup', recipeId: soup.id, day: '2026-11-23' },
        { title: 'Toast', recipeId: toast.id, day: '2026-11-23' },
        { title: 'A walk', day: '2026-11-24' },
        { title: 'Pie', recipeId: pie.id, day: null },
        { title: 'Pie', recipeId: pie.id, day: '2026-12-01' },
      ])
      expect(await ask(ben, plan.id, { from: '2026-11-23', to: '2026-11-29' })).toEqual([
        { day: '2026-11-23', energy: 550, protein: 10, fat: 5, carbohydrates: null, dishes: 3, known: 2 },
        { day: '2026-11-24', energy: null, protein: null, fat: null, carbohydrates: null, dishes: 1, known: 0 },
      ])
    })

    test('nutrition of more than six weeks or of a foreign plan is refused', async () => {
      const plan = await make(anna)
      const year = { from: '2026-01-01', to: '2026-12-31' }
      const week = { from: '2026-11-23', to: '2026-11-29' }
      const call = (member: TestMember, query: { from: string; to: string }) =>
        statusOf(member.api.call(getMealPlanNutrition, { params: { id: plan.id }, query }))
      expect([await call(anna, year), await call(ben, week), await call(anna, week)]).toEqual([400, 404, 200])
    })
  })

  describe('suggestions', () => {
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
    const ask = async (
      member: TestMember,
      id: string,
      query: { days?: string; seed?: string; without?: string; minutes?: string; meal?: string } = {},
    ) =>
      (await member.api.call(suggestMeals, { params: { id }, query: { days: week.join(), ...query } })).data.suggestions

    test('a suggestion has the first picture of its recipe', async () => {
      const gerda = await server.member('gerda')
      const { data: image } = await gerda.api.call(uploadImage, { file: await aPicture() })
      const pie = await aRecipe(gerda, { title: 'Pie', imageIds: [image.id] })
      const plan = await make(gerda)
      const [proposed] = await ask(gerda, plan.id)
      expect(proposed?.recipe).toMatchObject({ id: pie.id, title: 'Pie', image: { id: image.id } })
      const answer = await fetch(`${server.address}api/${proposed?.recipe.image?.thumbnail}`)
      expect(answer.status).toBe(200)
    })

    test('suggestions are distinct own recipes by the rules of the plan, equal for an equal seed', async () => {
      const dora = await server.member('dora')
      for (const title of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await aRecipe(dora, { title })
      const fish = await aRecipe(dora, { title: 'Trout', labels: ['Fish'] })
      await anna.befriends(dora)
      const sent = await aRecipe(anna, { title: 'Only sent' })
      await anna.api.call(sendMessage, { body: { to: dora.id, recipeId: sent.id } })
      const plan = await make(dora)
      const rules = [{ weekday: 5, labels: ['fish'] }]
      await dora.api.call(updateMealPlan, { params: { id: plan.id }, body: { rules } })
      const proposed = await ask(dora, plan.id, { seed: '7' })
      expect(proposed.map(({ day }) => day)).toEqual(week)
      expect(new Set(proposed.map(({ recipe }) => recipe.id)).size).toBe(7)
      expect(proposed.map(({ recipe }) => recipe.title)).not.toContain('Only sent')
      expect(await ask(dora, plan.id, { seed: '7' })).toEqual(proposed)
      const friday = { days: '2026-11-27' }
      // The only fish there is: no other day takes it.
      expect(proposed[4]?.recipe.id).toBe(fish.id)
      const fridays = await Promise.all(['1', '2', '3'].map((seed) => ask(dora, plan.id, { ...friday, seed })))
      expect(fridays.flat().map(({ recipe }) => recipe.id)).toEqual([fish.id, fish.id, fish.id])
      expect(await ask(dora, plan.id, { ...friday, without: fish.id })).toEqual([])
    })

    test('suggestions avoid dishes of nearby days while there are others', async () => {
      const elsa = await server.member('elsa')
      const [pie, soup] = [await aRecipe(elsa, { title: 'pie' }), await aRecipe(elsa, { title: 'soup' })]
      const plan = await make(elsa)
      await put(elsa, plan.id, [{ title: 'pie', recipeId: pie.id, day: '2026-11-10' }])
      const asked = { days: '2026-11-23' }
      const seeds = ['1', '2', '3', '4', '5', '6']
      const proposed = await Promise.all(seeds.map((seed) => ask(elsa, plan.id, { ...asked, seed })))
      expect(new Set(proposed.flat().map(({ recipe }) => recipe.id))).toEqual(new Set([soup.id]))
      expect(await ask(elsa, plan.id, { ...asked, without: soup.id })).toMatchObject([{ recipe: { id: pie.id } }])
      const stew = await aRecipe(elsa, { title: 'stew' })
      const soon = { days: new Date().toISOString().slice(0, 10) }
      await elsa.api.call(addCooking, { params: { id: soup.id }, body: { cookedAt: new Date().toISOString() } })
      const fresh = await Promise.all(seeds.map((seed) => ask(elsa, plan.id, { ...soon, seed, without: pie.id })))
      expect(new Set(fresh.flat().map(({ recipe }) => recipe.id))).toEqual(new Set([stew.id]))
    })

    test('suggestions respect the time limit of a day or rule and leave out recipes without a time', async () => {
      const gina = await server.member('gina')
      const quick = await aRecipe(gina, { title: 'quick', totalTime: '20 minutes' })
      const long = await aRecipe(gina, { title: 'long', totalTime: '2 hours' })
      await aRecipe(gina, { title: 'who knows' })
      const plan = await make(gina)
      const titles = async (query: { days: string; seed?: string; minutes?: string }) =>
        (await ask(gina, plan.id, query)).map(({ day, recipe }) => [day, recipe.title])
      expect(await titles({ days: '2026-11-23,2026-11-24', minutes: '30' })).toEqual([['2026-11-23', 'quick']])
      const rules = [{ weekday: 1, minutes: 30 }]
      await gina.api.call(updateMealPlan, { params: { id: plan.id }, body: { rules } })
      expect((await read(gina, plan.id)).rules).toEqual([{ weekday: 1, minutes: 30, labels: [] }])
      // Monday chooses first: what it needs is not given to a day that has time.
      for (const seed of ['1', '2', '3', '4']) {
        expect(await titles({ days: '2026-11-22,2026-11-23', seed })).toContainEqual(['2026-11-23', 'quick'])
      }
      const params = { id: plan.id }
      await put(gina, plan.id, [{ title: 'quick', recipeId: quick.id, day: '2026-11-23' }])
      const onlyLong = await gina.api.call(suggestMeals, { params, query: { days: '2026-11-24', minutes: '120' } })
      expect(onlyLong.data.suggestions).toMatchObject([{ recipe: { id: long.id } }])
      for (const minutes of ['0', '-5', '1441', 'soon', '1e308']) {
        const call = gina.api.call(suggestMeals, { params, query: { days: '2026-11-24', minutes } })
        expect([minutes, await statusOf(call)]).toEqual([minutes, 400])
      }
      const wishless = gina.api.call(updateMealPlan, { params, body: { rules: [{ weekday: 1 }] } })
      expect(await statusOf(wishless)).toBe(400)
    })

    test('suggestions take dishes of the queue first and name them', async () => {
      const hana = await server.member('hana')
      for (const title of ['a', 'b', 'c']) await aRecipe(hana, { title })
      const [pie, toast] = [await aRecipe(hana, { title: 'Pie' }), await aRecipe(hana, { title: 'Toast' })]
      const plan = await make(hana)
      const wish = uuid()
      await put(hana, plan.id, [
        { title: 'words only', day: null },
        { title: 'Toast', recipeId: toast.id, day: null, meal: 'breakfast' },
        { id: wish, title: 'Pie for Paul', recipeId: pie.id, day: null },
      ])
      const dinner = { days: '2026-11-24,2026-11-23', meal: 'dinner' }
      for (const seed of ['1', '2', '3']) {
        const [monday, tuesday] = await ask(hana, plan.id, { ...dinner, seed })
        expect(monday).toEqual({
          day: '2026-11-23',
          recipe: { id: pie.id, title: 'Pie for Paul', image: null },
          dishId: wish,
        })
        expect(tuesday).toMatchObject({ day: '2026-11-24', dishId: null })
      }
      const other = await ask(hana, plan.id, { ...dinner, days: '2026-11-23', without: pie.id })
      expect(other).toMatchObject([{ dishId: null }])
    })

    test('suggestions contain no dough or cake for dinner unless a rule asks for it', async () => {
      const ines = await server.member('ines')
      await aRecipe(ines, { title: 'Pizza dough' })
      const cake = await aRecipe(ines, { title: 'Carrot cake', labels: ['Sunday'] })
      const pizza = await aRecipe(ines, { title: 'Pizza' })
      const plan = await make(ines)
      const titles = async (meal: string) =>
        (await ask(ines, plan.id, { meal })).map(({ recipe: { title } }) => title).sort()
      expect(await titles('dinner')).toEqual([pizza.title])
      expect(await titles('snacks')).toEqual([cake.title, pizza.title])
      const rules = [{ weekday: 7, labels: ['sunday'] }]
      await ines.api.call(updateMealPlan, { params: { id: plan.id }, body: { rules } })
      expect(await titles('dinner')).toEqual([cake.title, pizza.title])
    })

    test('suggestions of an empty book are empty, and an invalid day is refused', async () => {
      const frida = await server.member('frida')
      const plan = await make(frida)
      expect(await ask(frida, plan.id)).toEqual([])
      const wrong = ['', 'friday', '2026-02-30', Array.from({ length: 43 }, () => '2026-11-23').join()]
      const statuses = await Promise.all(
        wrong.map((days) => statusOf(frida.api.call(suggestMeals, { params: { id: plan.id }, query: { days } }))),
      )
      expect(statuses).toEqual([400, 400, 400, 400])
    })
  })
})
