import { listFriends } from '@potluck/api/friends'
import { wordOf } from '@potluck/api/kitchen-roles'
import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { listListInvitations } from '@potluck/api/list-invitations'
import { createMealPlanFeed, deleteMealPlanFeed, getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { createMealPlan, getMealPlan, listMealPlans, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { getPantry } from '@potluck/api/pantry'
import {
  createShoppingList,
  getShoppingList,
  listShoppingLists,
  listUsualThings,
  type ShoppingList,
  updateShoppingList,
} from '@potluck/api/shopping-lists'
import { axeFinds } from '@potluck/testing/accessible'
import { type Answer, answer, silent } from '@potluck/testing/answers'
import { aDish, aKitchen, aList, aMealPlan, anItem, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

beforeEach(() => localStorage.clear())

const { id: kitchenId } = aKitchen()

interface Stored {
  readonly kitchens?: readonly Kitchen[] | Promise<readonly Kitchen[]>
  readonly list?: ShoppingList
  readonly plan?: MealPlan
}

async function show(path: string, stored: Stored = {}) {
  const { kitchens = [aKitchen()], list = aList(), plan = aMealPlan() } = stored
  let feed: { address: string; createdAt: string } | null = null
  const answers: Answer[] = [
    answer(getMealPlanFeed, () => ({ feed })),
    answer(createMealPlanFeed, () => {
      feed = { address: 'calendars/meal-plan.ics?token=own', createdAt: plan.createdAt }
      return { feed }
    }),
    answer(deleteMealPlanFeed, () => {
      feed = null
      return {}
    }),
    answer(listKitchens, async () => ({ kitchens: [...(await kitchens)], invitations: [] })),
    silent(listFriends),
    silent(getPantry),
    silent(listListInvitations),
    answer(listShoppingLists, () => []),
    answer(listUsualThings, () => []),
    answer(getShoppingList, () => stored.list ?? list),
    answer(listMealPlans, () => []),
    answer(getMealPlan, () => stored.plan ?? plan),
    answer(createShoppingList, () => list),
    answer(createMealPlan, () => plan),
    answer(updateShoppingList, () => ({ reference: idOf(71) })),
    answer(updateMealPlan, () => ({ reference: idOf(71) })),
  ]
  const host = createTestHost({ answers })
  const shown = await renderScreen(remote, path, { host })
  const sent = (endpoint: Answer['endpoint']) =>
    host.happenings.requests.filter((request) => request.endpoint === endpoint).map(({ body }) => body)
  return { ...shown, host, sent }
}

const owned = (mayChange: boolean) => ({ owner: ben, kitchen: { id: kitchenId, name: 'Home', mayChange } })

test.each([
  ['/shopping-lists', 'Groceries', createShoppingList],
  ['/meal-planners', 'Our week', createMealPlan],
] as const)('on %s, a cook makes the first one, "%s", for a kitchen', async (path, name, endpoint) => {
  const made = owned(true)
  const { user, sent } = await show(path, { list: aList(made), plan: aMealPlan(made) })
  expect(await screen.findByLabelText('For')).toHaveDisplayValue('Home')
  await user.click(screen.getByRole('button', { name: `Create “${name}”` }))
  await waitFor(() => expect(sent(endpoint)).toMatchObject([{ title: name, kitchenId }]))
  expect(await screen.findByText('In the household “Home”')).toBeVisible()
})

test('the first list waits for the kitchens, which are known later', async () => {
  const kitchens = Promise.withResolvers<readonly Kitchen[]>()
  await show('/shopping-lists', { kitchens: kitchens.promise })
  expect(await screen.findByText('No list yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create “Groceries”' })).toBeNull()
  kitchens.resolve([aKitchen()])
  expect(await screen.findByLabelText('For')).toHaveDisplayValue('Home')
  expect(screen.getByRole('button', { name: 'Create “Groceries”' })).toBeVisible()
})

test('a reader of a kitchen is not asked for whom a new list is', async () => {
  await show('/shopping-lists', { kitchens: [aKitchen({ role: wordOf('reader') })] })
  expect(await screen.findByText('No list yet')).toBeVisible()
  expect(screen.queryByLabelText('For')).toBeNull()
})

test.each([
  ['/shopping-lists/x', updateShoppingList],
  ['/meal-planners/x', updateMealPlan],
] as const)('Share on %s gives what is the cook’s own to a kitchen after a confirmation', async (path, endpoint) => {
  const { user, host, sent } = await show(path)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Move to “Home”' }))
  await waitFor(() => expect(sent(endpoint)).toEqual([{ kitchenId }]))
  expect(host.happenings.confirmations).toMatchObject([{ confirm: 'Move' }])
})

test('a cook deletes the list of a kitchen, and shares it with nobody else', async () => {
  const { user } = await show('/shopping-lists/x', { list: aList(owned(true)) })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete list' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Move to “Home”' })).toBeNull()
  expect(screen.queryByText(/share with friends/)).toBeNull()
})

test('a reader of the kitchen reads its list and can change nothing', async () => {
  const items = [anItem({ title: 'milk', notes: 'the blue one' }), anItem({ title: 'bread', completed: true })]
  const { container } = await show('/shopping-lists/x', { list: aList({ ...owned(false), items }) })
  expect(await screen.findByText('You can only view this. It’s in the household “Home”.')).toBeVisible()
  expect(await screen.findByText('milk')).toBeVisible()
  expect(screen.getByText('the blue one')).toBeVisible()
  expect(screen.getByRole('heading', { name: /Basket|basket/ })).toBeVisible()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.queryByLabelText('Add to the list')).toBeNull()
  expect(await axeFinds(container)).toEqual([])
})

test('a reader of the kitchen reads its plan and can change nothing', async () => {
  const day = '2026-11-18'
  const recipe = { id: idOf(20), title: 'Leek pie', ownerId: ben.id, image: null }
  const items = [aDish({ title: 'Leek pie', day, recipe }), aDish({ id: idOf(62), title: 'Soup', day: null })]
  const { container } = await show(`/meal-planners/x?day=${day}`, { plan: aMealPlan({ ...owned(false), items }) })
  expect(await screen.findByText('You can only view this. It’s in the household “Home”.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leek pie' })).toBeVisible()
  expect(screen.getByText('Soup')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Plan a dish' })).toBeNull()
  expect(await axeFinds(container)).toEqual([])
})

test.each([
  ['/shopping-lists/x', 'Add to the list'],
  ['/meal-planners/x', 'Plan a dish'],
])(
  '%s, open while its kitchen is dissolved and brought back, can be changed as long as the cook may',
  async (path, name) => {
    const stored: { list: ShoppingList; plan: MealPlan } = { list: aList(owned(true)), plan: aMealPlan(owned(true)) }
    const { host } = await show(path, stored)
    const writing = () => [...screen.queryAllByLabelText(name), ...screen.queryAllByRole('button', { name })]
    await waitFor(() => expect(writing()).not.toEqual([]))
    const now = (mayWrite: boolean) => {
      stored.list = aList(owned(mayWrite))
      stored.plan = aMealPlan(owned(mayWrite))
      act(() => host.bus.emit('kitchen:changed', { kitchenId }))
    }
    now(false)
    expect(await screen.findByText('You can only view this. It’s in the household “Home”.')).toBeVisible()
    await waitFor(() => expect(writing()).toEqual([]))
    now(true)
    await waitFor(() => expect(writing()).not.toEqual([]))
  },
)

test('a reader of the kitchen has its plan in their calendar', async () => {
  const { user, sent } = await show('/meal-planners/x', { plan: aMealPlan(owned(false)) })
  await user.click(await screen.findByRole('button', { name: 'Show in my calendar' }))
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  expect(await screen.findByRole('textbox', { name: 'Calendar link' })).toHaveDisplayValue(/ics\?token=own$/)
  expect(sent(createMealPlanFeed)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Turn off link' }))
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible()
})

test('an open list closes for who is taken out of its kitchen', async () => {
  const { host, path } = await show('/shopping-lists/x', { list: aList(owned(true)) })
  await screen.findByText('In the household “Home”')
  act(() => host.bus.emit('kitchen:removed', { kitchenId: idOf(72) }))
  expect(path()).toBe('/shopping-lists/x')
  act(() => host.bus.emit('kitchen:removed', { kitchenId }))
  await waitFor(() => expect(path()).toBe('/shopping-lists'))
  expect(host.happenings.toasts).toMatchObject([{ message: 'You’re no longer in the household “Home”.' }])
})
