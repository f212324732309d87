import { listKitchens } from '@potluck/api/kitchens'
import { attachLabel, detachLabelFromMany, type Label, listLabels } from '@potluck/api/labels'
import { deleteRecipes, listRecipeIds, moveRecipes } from '@potluck/api/many-recipes'
import { addMealPlanItems, createMealPlan, getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { getPantry } from '@potluck/api/pantry'
import { getRecipe, listRecipes } from '@potluck/api/recipes'
import { listSavedSearches } from '@potluck/api/saved-searches'
import { addShoppingListItems, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { restoreRecipes } from '@potluck/api/trash'
import { myRecipes } from '@potluck/platform/book-preferences'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { globalPreferences } from '@potluck/platform/global-preferences'
import { type Answer, answer, silent } from '@potluck/testing/answers'
import { aDish, aListSummary, aMealPlan, aPantry, aRecipe, ben, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, eventsOf } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { nextDays } from '../to-plan/next-days.ts'

window.scrollTo = () => {}

const at = '2026-03-01T12:00:00.000Z'
const aLabel = (title: string, number: number): Label => ({
  id: idOf(number),
  title,
  recipeCount: 1,
  groupTitle: null,
  createdAt: at,
  updatedAt: at,
})
const [quick, soups] = [aLabel('Quick', 50), aLabel('Soups', 51)]
const book = ['Apple', 'Bread', 'Carrots', 'Dal', 'Eggs'].map((title, number) =>
  aRecipe({ id: idOf(100 + number), title, labels: title === 'Dal' ? [soups] : [] }),
)
const [apple, bread, carrots, dal] = book.map(({ id }) => id)

async function showBook(viewType: 'list' | 'tiles', ...answers: Answer[]) {
  const theirs = aRecipe({ id: idOf(200), title: 'Figs', owner: ben })
  const deletedIds = new Set<string>()
  const host = createTestHost({
    answers: [
      answer(listLabels, () => [quick, soups]),
      answer(listSavedSearches, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(listRecipes, () => {
        const there = [...book, theirs].filter(({ id }) => !deletedIds.has(id))
        return { data: there.map(summaryOf), totalCount: there.length }
      }),
      answer(deleteRecipes, ({ body }) => {
        const { recipeIds } = deleteRecipes.body.parse(body)
        for (const id of recipeIds) deletedIds.add(id)
        return { recipeCount: recipeIds.length }
      }),
      answer(restoreRecipes, ({ body }) => {
        for (const id of restoreRecipes.body.parse(body).ids) deletedIds.delete(id)
        return {}
      }),
      ...answers,
    ],
  })
  host.preferences.update(myRecipes, { viewType, includeFriends: 'yes' })
  const view = await renderScreen(remote, '/list/main', { host })
  await screen.findByRole('link', { name: 'Apple' })
  const sent = (endpoint: object) => host.happenings.requests.filter((request) => request.endpoint === endpoint)
  return { ...view, host, sent }
}

const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test.each(['list', 'tiles'] as const)(
  'recipes of %s are selected by Select, one by one and as a range with Shift',
  async (view) => {
    const { user, path, host } = await showBook(view)
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(screen.getByRole('button', { name: 'Bread' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('button', { name: 'Dal' }))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual(['Bread', 'Carrots', 'Dal'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 selected')
    expect(host.happenings.tutorials).toContain('multipleRecipeSelection')
    await user.click(screen.getByRole('button', { name: 'Carrots' }))
    expect(chosen()).toEqual(['Bread', 'Dal'])
    // Recipes of friends cannot be selected.
    expect(screen.getByRole('link', { name: 'Figs' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('link', { name: 'Bread' })).toBeInTheDocument()
    expect(path()).toBe('/list/main')
  },
)

test('Ctrl+click starts a selection, the keyboard extends it, and Ctrl+A selects all', async () => {
  const { user } = await showBook(
    'list',
    answer(listRecipeIds, () => ({ ids: book.map(({ id }) => id) })),
  )
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Bread' }))
  await user.keyboard('{/Control}')
  screen.getByRole('button', { name: 'Dal' }).focus()
  await user.keyboard(' ')
  expect(chosen()).toEqual(['Bread', 'Dal'])
  await user.keyboard('{Control>}a{/Control}')
  await waitFor(() => expect(chosen()).toEqual(['Apple', 'Bread', 'Carrots', 'Dal', 'Eggs']))
})

test('a long press selects, and a scroll does not', async () => {
  const { user, path } = await showBook('list')
  const [first, second] = [screen.getByRole('link', { name: 'Apple' }), screen.getByRole('link', { name: 'Bread' })]
  const [here, there] = [
    { clientX: 10, clientY: 10 },
    { clientX: 10, clientY: 60 },
  ]
  await user.pointer([
    { keys: '[TouchA>]', target: second, coords: here },
    { pointerName: 'TouchA', target: second, coords: there },
  ])
  // A second long press needs its full duration.
  await user.pointer({ keys: '[TouchB>]', target: first, coords: here })
  await user.pointer({ keys: '[/TouchB]', target: await screen.findByRole('button', { name: 'Apple' }) })
  expect(chosen()).toEqual(['Apple'])
  expect(path()).toBe('/list/main')
})

async function choose(titles: readonly string[], ...answers: Answer[]) {
  const view = await showBook('list', ...answers)
  await view.user.click(screen.getByRole('button', { name: 'Select' }))
  for (const title of titles) await view.user.click(screen.getByRole('button', { name: title }))
  const press = async (name: string) => view.user.click((await screen.findAllByRole('button', { name }))[0]!)
  return { ...view, press }
}

test('one request adds an existing or new label to all selected recipes', async () => {
  const { user, press, sent, host } = await choose(
    ['Apple', 'Dal'],
    answer(attachLabel, ({ body }) => aLabel(attachLabel.body.parse(body).title, 52)),
  )
  const told = eventsOf(host, 'book:changed')
  await press('Add a label')
  await user.click(await screen.findByRole('button', { name: 'Quick' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('“Quick” added to 2 recipes'))
  await press('Add a label')
  await user.type(await screen.findByRole('searchbox', { name: 'Find or add a label' }), 'QUICK ')
  expect(screen.queryByText(/New label/)).not.toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: 'Find or add a label' }), 'tea')
  await user.click(screen.getByRole('button', { name: 'New label “QUICK tea”' }))
  await press('Add a label')
  await user.type(await screen.findByRole('searchbox', { name: 'Find or add a label' }), 'sOups{Enter}')
  await press('Add a label')
  await user.type(await screen.findByRole('searchbox', { name: 'Find or add a label' }), 'Winter{Enter}')
  await waitFor(() => expect(sent(attachLabel)).toHaveLength(4))
  expect(sent(attachLabel).map(({ body }) => body)).toEqual([
    { title: 'Quick', recipeIds: [apple, dal] },
    { title: 'QUICK tea', recipeIds: [apple, dal] },
    { title: 'Soups', recipeIds: [apple, dal] },
    { title: 'Winter', recipeIds: [apple, dal] },
  ])
  expect(told).toHaveLength(4)
})

test('the action to remove labels offers only labels of the selected recipes', async () => {
  const { user, press, sent } = await choose(
    ['Apple', 'Dal'],
    answer(detachLabelFromMany, () => ({ recipeCount: 1 })),
  )
  await press('More')
  await user.click(await screen.findByRole('menuitem', { name: 'Remove a label' }))
  await user.click(await screen.findByRole('button', { name: 'Soups' }))
  expect(screen.queryByRole('button', { name: 'Quick' })).not.toBeInTheDocument()
  await waitFor(() =>
    expect(sent(detachLabelFromMany)[0]?.body).toEqual({ labelId: soups.id, title: 'Soups', recipeIds: [apple, dal] }),
  )
})

test('selected recipes are moved and pinned', async () => {
  const { user, press, sent, host } = await choose(
    ['Bread', 'Eggs'],
    answer(moveRecipes, () => ({ recipeCount: 2 })),
  )
  await press('Pin for cooking')
  await waitFor(() => expect(host.pins.get().map(({ title }) => title)).toEqual(['Bread', 'Eggs']))
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: 'Carrots' }))
  await press('More')
  await user.click(await screen.findByRole('menuitem', { name: 'Move to inbox' }))
  await waitFor(() => expect(sent(moveRecipes)[0]?.body).toEqual({ recipeIds: [carrots], folder: 'inbox' }))
})

test('deleted recipes disappear immediately, and undo restores all of them', async () => {
  const { press, sent, host } = await choose(['Apple', 'Bread'])
  const told = eventsOf(host, 'book:changed')
  act(() => host.pins.pin({ id: apple ?? '', title: 'Apple', imageUrl: null }))
  await press('Delete')
  await waitFor(() => expect(screen.queryByText('Bread')).not.toBeInTheDocument())
  expect(host.happenings.toasts.at(-1)).toMatchObject({ message: '2 recipes deleted', duration: 10_000 })
  await waitFor(() => expect(host.pins.get()).toEqual([]))
  expect(told).toHaveLength(1)
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  expect(await screen.findByRole('link', { name: 'Bread' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Apple' })).toBeInTheDocument()
  expect(sent(deleteRecipes)).toHaveLength(1)
  expect(sent(restoreRecipes).map(({ body }) => body)).toEqual([{ ids: [apple, bread] }])
})

test('ingredients of several recipes go to a list without headers and pantry items', async () => {
  const { user, press, sent, host } = await choose(
    ['Apple', 'Bread'],
    answer(getRecipe, ({ params }) =>
      aRecipe({ ...book.find(({ id }) => id === params.id), ingredients: '[For it]\nsalt\n1 tsp sugar\n\n2 eggs' }),
    ),
    answer(getPantry, () => aPantry(newPantryThing('sugar'))),
    answer(listShoppingLists, () => [aListSummary()]),
    silent(getShoppingList),
    answer(addShoppingListItems, () => ({ reference: idOf(9), items: [] })),
  )
  await press('Add to shopping list')
  await user.click(await screen.findByRole('checkbox', { name: /Apple 2 ingredients · You have this at home: sugar/ }))
  await user.click(screen.getByRole('button', { name: 'Add 2 items' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('2 items added to the shopping list'))
  expect(sent(addShoppingListItems).map(({ body }) => body)).toMatchObject([
    {
      items: [
        { title: 'salt', recipeId: bread },
        { title: '2 eggs', recipeId: bread },
      ],
    },
  ])
})

test('the selection offers no meal plan if meal plans are turned off', async () => {
  const { user, host } = await showBook('list')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: 'Bread' }))
  const isOffered = async () => {
    await user.click(screen.getAllByRole('button', { name: 'More' }).at(-1) ?? document.body)
    await screen.findByRole('menuitem', { name: 'Export' })
    const entry = screen.queryByRole('menuitem', { name: 'Add to meal plan' })
    await user.keyboard('{Escape}')
    return entry !== null
  }
  expect(await isOffered()).toBe(true)
  act(() => host.preferences.update(globalPreferences, { useMealPlans: false }))
  expect(await isOffered()).toBe(false)
})

test('selected recipes go to a plan on free days, or all on one day', async () => {
  const planned: (string | null)[][] = []
  const today = nextDays(new Date())
  const plan = aMealPlan({ items: [aDish({ day: today[1] ?? null })] })
  const { user } = await showBook(
    'list',
    answer(listMealPlans, () => [plan]),
    answer(getMealPlan, () => plan),
    answer(addMealPlanItems, ({ body }) => {
      planned.push(addMealPlanItems.body.parse(body).items.map(({ day }) => day))
      return { reference: idOf(60) }
    }),
  )
  const planTwo = async (onOneDay: boolean) => {
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(screen.getByRole('button', { name: 'Bread' }))
    await user.click(screen.getByRole('button', { name: 'Dal' }))
    await user.click(screen.getAllByRole('button', { name: 'More' }).at(-1) ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Add to meal plan' }))
    const dialog = within(await screen.findByRole('dialog'))
    const spread = await dialog.findByRole('switch', { name: 'One per day, on free days' })
    if (onOneDay) await user.click(spread)
    await user.click(dialog.getByRole('button', { name: 'Add to meal plan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await planTwo(false)
  await planTwo(true)
  expect(planned).toEqual([
    [today[0], today[2]],
    [today[0], today[0]],
  ])
})

test('the first plan is in the list at once, and nobody asks the server for it before it is made', async () => {
  const { user, host } = await showBook(
    'list',
    answer(listMealPlans, () => []),
    answer(createMealPlan, () => new Promise<never>(() => {})),
    silent(addMealPlanItems),
  )
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: 'Bread' }))
  await user.click(screen.getAllByRole('button', { name: 'More' }).at(-1) ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Add to meal plan' }))
  const dialog = within(await screen.findByRole('dialog'))
  const hint = await dialog.findByText(/first meal plan/)
  await user.click(dialog.getByRole('button', { name: 'Add to meal plan' }))
  await waitFor(() => expect(hint).not.toBeInTheDocument())
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === getMealPlan)).toEqual([])
})
