import { listKitchens } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan, getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import {
  addShoppingListItems,
  createShoppingList,
  getShoppingList,
  listShoppingLists,
  listUsualThings,
} from '@potluck/api/shopping-lists'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aNetwork } from '@potluck/testing/network'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

beforeEach(() => localStorage.clear())

/** A server with no list and no plan, that is away from `cutOff` until `connect` is called. */
async function showOffline(path: string, refusal: Refusal | null = null) {
  const { through, cutOff, connect } = aNetwork()
  const gone = () => new Refusal(404)
  const changed = () => refusal ?? {}
  const answers: Answer[] = [
    answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ...[listShoppingLists, listMealPlans, listUsualThings].map((endpoint) => ({
      endpoint,
      reply: through(() => []),
    })),
    ...[getShoppingList, getMealPlan].map((endpoint) => ({ endpoint, reply: through(gone) })),
    ...[createShoppingList, addShoppingListItems, createMealPlan, addMealPlanItems].map((endpoint) => ({
      endpoint,
      reply: through(changed),
    })),
  ]
  const host = createTestHost({ answers })
  const shown = await renderScreen(remote, path, { host })
  const changes = () =>
    host.happenings.requests
      .filter(({ endpoint }) => endpoint.method !== 'GET')
      .map(({ endpoint, body }) => ({ endpoint, body }))
  return {
    ...shown,
    host,
    changes,
    cutOff,
    connect: () => connect(host),
  }
}

test('a list created offline opens, takes items, and is sent before its items', async () => {
  const { user, changes, cutOff, connect, path } = await showOffline('/shopping-lists')
  const create = await screen.findByRole('button', { name: 'Create “Groceries”' })
  cutOff()
  await user.click(create)
  expect(await screen.findByRole('heading', { level: 1, name: 'Groceries' })).toBeVisible()
  await user.type(screen.getByLabelText('Add to the list'), '2 leeks{Enter}')
  expect(await screen.findByRole('checkbox', { name: /leeks/ })).toBeVisible()
  connect()
  await waitFor(() => expect(changes().at(-1)?.endpoint).toBe(addShoppingListItems))
  const sent = changes().slice(-2)
  expect(sent).toMatchObject([
    { endpoint: createShoppingList, body: { title: 'Groceries', id: path().split('/').at(-1) } },
    { body: { items: [{ title: '2 leeks' }] } },
  ])
})

test('plans created offline open, the first with a name of its own, and the last one is in use', async () => {
  const { user, host, path, changes, cutOff, connect } = await showOffline('/meal-planners')
  const create = await screen.findByRole('button', { name: 'Create “Our week”' })
  cutOff()
  await user.click(create)
  expect(await screen.findByRole('heading', { level: 1, name: 'Our week' })).toBeVisible()
  act(() => host.navigate('/meal-planners'))
  await user.type(await screen.findByRole('textbox', { name: 'New plan' }), 'Holidays{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible()
  const holidays = path()
  act(() => host.navigate('/meal-planners'))
  act(() => host.navigate('/meal-planners/in-use'))
  await waitFor(() => expect(path()).toBe(holidays))
  connect()
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ endpoint: createMealPlan, body: { title: 'Holidays' } }))
})

test('a list that the server refuses shows the reason below its button', async () => {
  const { user } = await showOffline('/shopping-lists', new Refusal(409))
  await user.click(await screen.findByRole('button', { name: 'Create “Groceries”' }))
  expect(await screen.findByText('Couldn’t create the list. Try again in a moment.')).toBeVisible()
})

test('a new plan is not asked for before the server has it', async () => {
  const host = createTestHost({
    answers: [
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(listMealPlans, () => []),
      answer(getMealPlan, () => new Refusal(404)),
      { endpoint: createMealPlan, reply: () => new Promise(() => {}) },
    ],
  })
  const { user } = await renderScreen(remote, '/meal-planners', { host })
  await user.click(await screen.findByRole('button', { name: 'Create “Our week”' }))
  expect(await screen.findByRole('link', { name: 'Our week' })).toBeVisible()
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === getMealPlan)).toEqual([])
})
