import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { addMealPlanItems } from '@potluck/api/meal-plans'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import {
  type DeletedThing,
  deleteForGood,
  deleteThingForGood,
  emptyTrash,
  listDeletedThings,
  listRemoved,
  listTrash,
  restoreAllRecipes,
  restoreRecipes,
  restoreThing,
  type TrashedRecipe,
} from '@potluck/api/trash'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { aKitchen, aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, eventsOf } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

const dates = { deletedAt: '2026-03-01T12:00:00.000Z', leavesAt: '2026-03-31T12:00:00.000Z' }

const deletedRecipe = (number: number, title: string): TrashedRecipe => ({
  ...summaryOf(aRecipe({ id: idOf(number), title, folder: 'trash' })),
  ...dates,
})

const market: DeletedThing = {
  id: idOf(80),
  title: 'Market',
  itemCount: 12,
  peopleCount: 2,
  kitchen: null,
  kitchenId: null,
  ...dates,
}
const week: DeletedThing = {
  id: idOf(81),
  title: 'Week',
  itemCount: 1,
  peopleCount: 0,
  kitchen: null,
  kitchenId: null,
  ...dates,
}
const line = { thingId: idOf(90), thingTitle: 'Fair', notes: '', ...dates }
const milk = { ...line, id: idOf(82), title: 'milk' }
const pie = {
  ...line,
  id: idOf(83),
  title: 'Leek pie',
  day: '2026-03-02',
  meal: 'dinner',
  servings: 4,
  leftoverOf: null,
  seriesId: null,
}

const home = aKitchen()

interface Trash {
  kitchens?: Kitchen[]
  refuses?: boolean
  recipes?: TrashedRecipe[]
  things?: { lists: DeletedThing[]; plans: DeletedThing[] }
  removed?: { items: (typeof milk)[]; dishes: (typeof pie)[] }
}

/** A server with a trash. */
async function showTrash({
  refuses = false,
  recipes = [deletedRecipe(71, 'Stew'), deletedRecipe(72, 'Tart'), deletedRecipe(73, 'Tea cake')],
  things = { lists: [], plans: [] },
  removed = { items: [], dishes: [] },
  kitchens = [],
}: Trash = {}) {
  let trash = recipes
  let [deletedThings, removedLines] = [things, removed]
  const matches = (query = '') => trash.filter(({ title }) => title.toLowerCase().includes(query))
  const without = (ids: readonly string[]) => trash.filter(({ id }) => !ids.includes(id))
  const takeThing = (id: string | undefined) => {
    const { lists, plans } = deletedThings
    deletedThings = { lists: lists.filter((one) => one.id !== id), plans: plans.filter((one) => one.id !== id) }
    return {}
  }
  const takeLines = (body: unknown) => {
    const ids = (body as { items: { id: string }[] }).items.map(({ id }) => id)
    const { items, dishes } = removedLines
    removedLines = {
      items: items.filter(({ id }) => !ids.includes(id)),
      dishes: dishes.filter(({ id }) => !ids.includes(id)),
    }
    return { reference: idOf(99) }
  }
  const host = createTestHost({
    answers: [
      answer(listKitchens, () => ({ kitchens, invitations: [] })),
      answer(listTrash, ({ query }) => {
        const all = matches(query.query)
        return { data: all.slice(0, Number(query.count)), totalCount: all.length }
      }),
      answer(listDeletedThings, () => deletedThings),
      answer(listRemoved, () => removedLines),
      answer(restoreRecipes, ({ body }) => {
        if (refuses) return new Refusal(503)
        trash = without(restoreRecipes.body.parse(body).ids)
        return {}
      }),
      answer(restoreAllRecipes, ({ body }) => {
        const back = matches(restoreAllRecipes.body.parse(body).query)
        trash = without(back.map(({ id }) => id))
        return { recipeCount: back.length }
      }),
      answer(deleteForGood, ({ body }) => {
        const { ids } = deleteForGood.body.parse(body)
        trash = without(ids)
        return { recipeCount: ids.length }
      }),
      answer(restoreThing, ({ params }) => takeThing(params.id)),
      answer(deleteThingForGood, ({ params }) => takeThing(params.id)),
      answer(addShoppingListItems, ({ body }) => takeLines(body)),
      answer(addMealPlanItems, ({ body }) => takeLines(body)),
      answer(emptyTrash, () => {
        trash = []
        deletedThings = { lists: [], plans: [] }
        return {}
      }),
    ],
  })
  const view = await renderScreen(remote, '/list/trash', { host })
  return { ...view, host }
}

const row = (name: string) => screen.queryByRole('button', { name })
const press = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body

test('each recipe displays its deletion date and is restored with one press', async () => {
  const { user, host } = await showTrash()
  await screen.findByText('Stew')
  expect(screen.getAllByText('Until Mar 31, 2026')).toHaveLength(3)
  expect(await axeFinds(document.body)).toEqual([])
  const told = eventsOf(host, 'recipe:updated')
  await user.click(press('Restore Stew'))
  await waitFor(() => expect(row('Stew')).not.toBeInTheDocument())
  expect(screen.getByText('Tart')).toBeInTheDocument()
  expect(host.happenings.toasts.at(-1)?.message).toBe('“Stew” restored')
  expect(told).toMatchObject([{ change: 'created' }])
})

test('a recipe that could not be restored reappears', async () => {
  const { user, host } = await showTrash({ refuses: true })
  await screen.findByText('Stew')
  await user.click(press('Restore Stew'))
  await waitFor(() => expect(host.changes.all.get().changes).toMatchObject([{ refusal: expect.anything() }]))
  expect(await screen.findByText('Stew')).toBeInTheDocument()
})

test('all recipes of a search, then all recipes, are restored with one press', async () => {
  const { user, host } = await showTrash()
  await screen.findByText('Stew')
  await user.type(screen.getByRole('searchbox', { name: 'Search the trash' }), 'te')
  await waitFor(() => expect(row('Tart')).not.toBeInTheDocument())
  const told = eventsOf(host, 'book:changed')
  await user.click(press('Restore these'))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('2 recipes restored'))
  await user.clear(screen.getByRole('searchbox', { name: 'Search the trash' }))
  await screen.findByText('Tart')
  await user.click(press('Restore all'))
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  expect(host.happenings.toasts.at(-1)?.message).toBe('1 recipe restored')
  expect(told).toHaveLength(2)
})

test('selected recipes are restored, or deleted permanently after a confirmation', async () => {
  const { user, host } = await showTrash()
  await screen.findByText('Stew')
  await user.click(press('Stew'))
  await user.click(press('Tart'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 selected')
  await user.click(press('Restore'))
  await waitFor(() => expect(row('Stew')).not.toBeInTheDocument())
  expect(row('Tart')).not.toBeInTheDocument()
  await user.click(press('Tea cake'))
  await user.click(press('Delete for good'))
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  expect(host.happenings.confirmations.map(({ title }) => title)).toEqual(['Delete 1 recipe for good?'])
})

test('emptying the trash lists its contents first', async () => {
  const { user, host } = await showTrash({ things: { lists: [market], plans: [week] } })
  await screen.findByText('Stew')
  await user.click(press('Empty trash'))
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  expect(host.happenings.confirmations).toMatchObject([
    { message: '3 recipes and 2 lists and plans. This can’t be undone.' },
  ])
})

test('deleted lists and plans have a section and are restored or deleted permanently', async () => {
  const { user, host } = await showTrash({ recipes: [], things: { lists: [market], plans: [week] } })
  expect(await screen.findByText('12 items · shared with 2 people · Until Mar 31, 2026')).toBeInTheDocument()
  // There is only one section, so no tabs.
  expect(screen.queryByRole('tab')).toBeNull()
  await user.click(press('Restore Market'))
  await waitFor(() => expect(screen.queryByText('Market')).not.toBeInTheDocument())
  expect(host.happenings.toasts.at(-1)?.message).toBe('“Market” restored')
  await user.click(press('Delete Week for good'))
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
})

test('removed lines and dishes are restored to their list or plan', async () => {
  const { user, host } = await showTrash({ removed: { items: [milk], dishes: [pie] } })
  await screen.findByText('Stew')
  await user.click(await screen.findByRole('tab', { name: 'Items and dishes (2)' }))
  await user.click(press('Restore milk'))
  await waitFor(() => expect(screen.queryByText('milk')).not.toBeInTheDocument())
  await user.click(press('Restore Leek pie'))
  expect(await screen.findByText('Nothing was removed from your lists and plans.')).toBeInTheDocument()
  const sent = host.happenings.requests.flatMap(({ endpoint, body }) =>
    endpoint === addShoppingListItems || endpoint === addMealPlanItems ? [body] : [],
  )
  expect(sent).toMatchObject([
    { items: [{ id: milk.id, title: 'milk' }] },
    { items: [{ id: pie.id, title: 'Leek pie', day: '2026-03-02', servings: 4 }] },
  ])
})

test('the trash of a kitchen has its recipes alone, which any cook restores; nobody empties it', async () => {
  const things = { lists: [market], plans: [] }
  const { user, host } = await showTrash({ kitchens: [home], things })
  expect(await screen.findByRole('button', { name: 'Empty trash' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'My book' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Home' }))
  await user.click(await screen.findByRole('button', { name: 'Restore Stew' }))
  const sent = (endpoint: typeof listTrash | typeof restoreRecipes) =>
    host.happenings.requests.filter((request) => request.endpoint === endpoint).map(({ query }) => query)
  await waitFor(() => expect(sent(restoreRecipes)).toEqual([{ kitchen: home.id }]))
  expect(sent(listTrash).at(-1)).toMatchObject({ kitchen: home.id })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull()
})

test('a deleted list of a kitchen rests beside its recipes, says whose it was, and is not emptied with one’s own', async () => {
  const ofHome = { ...market, kitchen: 'Home', kitchenId: home.id }
  const { user } = await showTrash({ kitchens: [home], recipes: [], things: { lists: [ofHome], plans: [] } })
  expect(await screen.findByText('The trash is empty')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'My book' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Home' }))
  expect(await screen.findByText(/^Home · 12 items/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull()
})
