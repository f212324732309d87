import { listCookings } from '@potluck/api/cookings'
import { listLabels } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { getRecipe, listRecipes, type Recipe, type RecipePage, writtenFields } from '@potluck/api/recipes'
import { answerKey } from '@potluck/platform/answers'
import { createBus } from '@potluck/platform/bus'
import type { Change, ScopeChanges } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { createStore } from '@potluck/platform/store'
import { applyEffects } from '@potluck/sync/apply-effects'
import { aRecipe, idOf } from '@potluck/testing/fixtures'
import { QueryClient } from '@tanstack/react-query'
import * as make from './book-changes.ts'
import { bookEffects } from './book-effects.ts'
import * as many from './many-changes.ts'

const soup = aRecipe({ id: idOf(1), title: 'Soup', notes: 'thin', labels: [], rating: null })
const tart = aRecipe({ id: idOf(2), title: 'Tart', labels: [{ id: idOf(21), title: 'sweet' }] })
const question = { query: { folder: 'main' as const, offset: 0, count: 100 } }
const recipeKey = answerKey(getRecipe, { params: { id: soup.id } })
const pageKey = answerKey(listRecipes, question)

/** A cache with the book of a cook, and its waiting changes. */
async function book(idle = (run: () => void) => run()) {
  const client = new QueryClient()
  const all = createStore<ScopeChanges>({ storedIn: 'device', changes: [] })
  const bus = createBus((error) => {
    throw error
  })
  const asServerSays = () => {
    client.setQueryData(recipeKey, soup)
    client.setQueryData(pageKey, { data: [soup, tart], totalCount: 2 })
    client.setQueryData(answerKey(listLabels, {}), [])
    client.setQueryData(answerKey(listCookings, { params: { id: soup.id } }), [])
  }
  asServerSays()
  const load = jest.fn(() => Promise.resolve(bookEffects))
  const shown = createStore([load])
  const whenIdle = (run: () => void) => {
    idle(run)
    return () => {}
  }
  applyEffects({ client, bus, all, shown, whenIdle })
  await load.mock.results[0]?.value
  const set = (changes: readonly Change[]) => all.set({ storedIn: 'device', changes })
  return {
    client,
    bus,
    load,
    asServerSays,
    add(...changes: readonly NewChange[]) {
      set([...all.get().changes, ...changes.map((change) => ({ ...change, refusal: null }))])
    },
    refuse() {
      set(all.get().changes.map((change) => ({ ...change, refusal: { status: 404, code: null } })))
    },
    clear: () => set([]),
    goes: ({ reference }: NewChange) => set(all.get().changes.filter((change) => change.reference !== reference)),
    recipe: (id = soup.id) => client.getQueryData<Recipe>(answerKey(getRecipe, { params: { id } })),
    titles: () => client.getQueryData<RecipePage>(pageKey)?.data.map(({ title }) => title),
    count: () => client.getQueryData<RecipePage>(pageKey)?.totalCount,
    isAskedAgain: (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated,
  }
}

const fields = writtenFields(soup)
const edit = make.saveOver(soup, fields, { ...fields, title: 'Best soup', notes: 'thick' }, null, {})

test('an edit changes the recipe and the lists, and leaves other fields as they are', async () => {
  const { add, recipe, titles } = await book()
  add(edit)
  expect(recipe()).toMatchObject({ title: 'Best soup', notes: 'thick', ingredients: soup.ingredients })
  expect(titles()).toEqual(['Best soup', 'Tart'])
})

test('an answer that arrives while an edit waits shows the edit once', async () => {
  const { add, asServerSays, recipe, titles, count } = await book()
  const pie = aRecipe({ id: idOf(3), title: 'Pie' })
  add(edit, make.writeNew(pie, writtenFields(pie), 'main'), make.deleteOne(tart))
  asServerSays()
  asServerSays()
  expect(recipe()?.notes).toBe('thick')
  expect([titles(), count()]).toEqual([['Best soup', 'Pie'], 2])
})

test('a new recipe is opened, rated and labelled before the server has it', async () => {
  const { add, recipe } = await book()
  const pie = aRecipe({ id: idOf(3), title: 'Pie', labels: [], rating: null })
  add(make.writeNew(pie, writtenFields(pie), 'main'))
  add(make.rate(pie, 5), make.putOn(pie, { id: idOf(31), title: 'cellar' }))
  expect(recipe(pie.id)).toMatchObject({ title: 'Pie', rating: 5, labels: [{ title: 'cellar' }] })
})

test('a deleted recipe is restored to its place in the list', async () => {
  const { add, titles } = await book()
  add(make.deleteOne(soup))
  expect(titles()).toEqual(['Tart'])
  add(make.restoreDeletedRecipes([soup.id], [soup]))
  expect(titles()).toEqual(['Soup', 'Tart'])
})

test('a moved recipe leaves the list of its folder', async () => {
  const { add, titles, recipe } = await book()
  add(make.moveTo(soup, 'inbox'))
  expect([titles(), recipe()?.folder]).toEqual([['Tart'], 'inbox'])
})

test('many recipes are labelled, moved, deleted and restored together', async () => {
  const { add, asServerSays, recipe, titles, count } = await book()
  const chosen = { ids: [soup.id, tart.id], summaries: [soup, tart], folder: 'main' as const }
  add(...many.putOnMany(chosen, { id: idOf(31), title: 'cellar' }))
  asServerSays()
  expect(recipe()?.labels).toEqual([{ id: idOf(31), title: 'cellar' }])
  add(...many.takeOffMany(chosen, { id: idOf(31), title: 'Cellar' }))
  expect(recipe()?.labels).toEqual([])
  add(...many.moveMany(chosen, 'inbox'))
  expect([titles(), count(), recipe()?.folder]).toEqual([[], 0, 'inbox'])
  add(...many.moveMany({ ...chosen, folder: 'inbox' }, 'main'))
  expect(titles()).toEqual(['Soup', 'Tart'])
  add(...many.deleteMany(chosen))
  asServerSays()
  expect([titles(), count()]).toEqual([[], 0])
  add(make.restoreDeletedRecipes(chosen.ids, chosen.summaries))
  expect([titles(), count()]).toEqual([['Soup', 'Tart'], 2])
})

test('recipes above the limit of the server are split into several changes', () => {
  const ids = Array.from({ length: 1_200 }, (_, number) => idOf(1_000 + number))
  const changes = many.deleteMany({ ids, summaries: [aRecipe({ id: idOf(1_700), title: 'Dal' })], folder: 'main' })
  const parts = changes.map(({ input }) => deleteRecipes.body.parse(input.body).recipeIds)
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(parts.flat()).toEqual(ids)
})

test('labels are added, removed and renamed', async () => {
  const { add, recipe, client } = await book()
  add(make.putOn(soup, { id: idOf(30), title: 'quick' }), make.putOn(soup, { id: idOf(31), title: 'Quick' }))
  add(make.callLabel({ id: idOf(30), title: 'quick' }, 'fast'))
  expect(recipe()?.labels).toEqual([{ id: idOf(30), title: 'fast' }])
  expect(client.getQueryData(answerKey(listLabels, {}))).toMatchObject([{ title: 'fast', recipeCount: 1 }])
  add(make.takeOff(soup, { id: idOf(30), title: 'fast' }))
  expect(recipe()?.labels).toEqual([])
})

test('the cooking log gains, changes and loses an entry, newest first', async () => {
  const { add, recipe, client } = await book()
  const log = () => client.getQueryData(answerKey(listCookings, { params: { id: soup.id } }))
  add(make.noteCooking(soup, idOf(41), { cookedAt: '2026-01-01T12:00:00.000Z', note: 'salty' }))
  add(make.noteCooking(soup, idOf(42), { cookedAt: '2026-02-01T12:00:00.000Z', note: '' }))
  add(make.changeCooking(soup, idOf(41), { cookedAt: '2026-03-01T12:00:00.000Z', note: 'good' }))
  expect(log()).toMatchObject([{ id: idOf(41), note: 'good' }, { id: idOf(42) }])
  expect(recipe()?.lastCookedAt).toBe('2026-02-01T12:00:00.000Z')
  add(make.dropCooking(soup, idOf(42)))
  expect(log()).toMatchObject([{ id: idOf(41) }])
})

test('queries are fetched again after the last change is applied or one is refused', async () => {
  const { add, bus, clear, goes, refuse, isAskedAgain, asServerSays } = await book()
  const second = make.rate(soup, 3)
  add(edit, second)
  const applied = ({ reference, endpoint, scope }: NewChange) =>
    bus.emit('changes:applied', { reference, endpoint, scope, status: 200, answer: {} })
  applied(edit)
  expect(isAskedAgain(recipeKey)).toBe(false)
  goes(edit)
  applied(second)
  expect(isAskedAgain(recipeKey)).toBe(true)
  clear()
  asServerSays()
  add(edit)
  refuse()
  bus.emit('changes:refused', {
    reference: edit.reference,
    endpoint: edit.endpoint,
    scope: edit.scope,
    status: 404,
    code: null,
  })
  expect([isAskedAgain(recipeKey), isAskedAgain(pageKey)]).toEqual([true, true])
})

const never = () => {}

test('the code of effects is loaded with the first change and then shows it', async () => {
  const { add, load, recipe } = await book(never)
  expect(load).not.toHaveBeenCalled()
  add(edit)
  expect(load).toHaveBeenCalledTimes(1)
  await load.mock.results[0]?.value
  expect(recipe()?.notes).toBe('thick')
})

test('queries of a change applied before the code of effects loaded are fetched again afterwards', async () => {
  const { add, bus, goes, load, isAskedAgain } = await book(never)
  add(edit)
  bus.emit('changes:applied', { ...edit, status: 200, answer: null })
  goes(edit)
  expect(isAskedAgain(recipeKey)).toBe(false)
  await load.mock.results[0]?.value
  expect(isAskedAgain(recipeKey)).toBe(true)
})

test('the code of effects that failed to load is requested again with the next change and after a reconnect', async () => {
  const { add, bus, load, recipe } = await book(never)
  load.mockImplementation(() => Promise.reject(new Error('no network')))
  add(edit)
  await load.mock.results[0]?.value.catch(() => {})
  load.mockImplementation(() => Promise.resolve(bookEffects))
  bus.emit('live:connected', {})
  await load.mock.results[1]?.value
  expect(recipe()?.notes).toBe('thick')
})

test('a photo is displayed from its file even if the preview belongs to a closed page', async () => {
  URL.createObjectURL = () => 'blob:of-this-page'
  const { add, recipe } = await book()
  const photo = make.sendPhoto(soup, new File(['a picture'], 'soup.png', { type: 'image/png' }))
  const id = photo.reference
  const closed = { id, location: 'blob:closed', medium: 'blob:closed', thumbnail: 'blob:closed' }
  add(photo, make.saveOver(soup, fields, { ...fields, imageIds: [id] }, null, { images: [closed] }))
  expect(recipe()?.images).toEqual([expect.objectContaining({ id, thumbnail: 'blob:of-this-page' })])
})

test('a recipe that its cook keeps to themselves leaves the list of the kitchen for the own one, and comes back', async () => {
  const { client, add, recipe, titles } = await book()
  const kitchenId = idOf(40)
  const ofKitchen = { query: { ...question.query, kitchen: kitchenId } }
  const pie = aRecipe({ id: idOf(3), title: 'Pie', kitchenId })
  const [pieKey, kitchenKey] = [answerKey(getRecipe, { params: { id: pie.id } }), answerKey(listRecipes, ofKitchen)]
  client.setQueryData(pieKey, pie)
  client.setQueryData(kitchenKey, { data: [pie], totalCount: 1 })
  const inKitchen = () => client.getQueryData<RecipePage>(kitchenKey)?.data.map(({ title }) => title)
  add(make.makeOnlyForMe(pie, kitchenId, true))
  expect([inKitchen(), titles()]).toEqual([[], ['Pie', 'Soup', 'Tart']])
  expect(recipe(pie.id)).toMatchObject({ kitchenId: undefined, onlyForMeIn: kitchenId })
  add(make.makeOnlyForMe(pie, kitchenId, false))
  expect([inKitchen(), titles()]).toEqual([['Pie'], ['Soup', 'Tart']])
  expect(recipe(pie.id)).toMatchObject({ kitchenId, onlyForMeIn: undefined })
})
