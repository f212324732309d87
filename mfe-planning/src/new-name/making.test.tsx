import { listKitchens } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan, getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import {
  addShoppingListItems,
  createShoppingList,
  getShoppingList,
  listShoppingLists,
  listUsualThings,
} from '@potluck/api/shopping-lists'
import { type Answer, Refusal, silent } from '@potluck/testing/answers'
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
    silent(listKitchens),
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
  const name = await screen.findByRole('textbox', { name: 'New list' })
  cutOff()
  await user.type(name, 'Market{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Market' })).toBeVisible()
  await user.type(screen.getByLabelText('Add to the list'), '2 leeks{Enter}')
  expect(await screen.findByRole('checkbox', { name: /leeks/ })).toBeVisible()
  connect()
  await waitFor(() => expect(changes().at(-1)?.endpoint).toBe(addShoppingListItems))
  const sent = changes().slice(-2)
  expect(sent).toMatchObject([
    { endpoint: createShoppingList, body: { title: 'Market', id: path().split('/').at(-1) } },
    { body: { items: [{ title: '2 leeks' }] } },
  ])
})

test('a plan created offline opens and is listed', async () => {
  const { user, host, changes, cutOff, connect } = await showOffline('/meal-planners')
  const name = await screen.findByRole('textbox', { name: 'New plan' })
  cutOff()
  await user.type(name, 'Holidays{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible()
  act(() => host.navigate('/meal-planners'))
  expect(await screen.findByRole('link', { name: /Holidays/ })).toBeVisible()
  connect()
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ endpoint: createMealPlan, body: { title: 'Holidays' } }))
})

test('a list that the server refuses shows the reason beside its name field', async () => {
  const { user } = await showOffline('/shopping-lists', new Refusal(409))
  await user.type(await screen.findByRole('textbox', { name: 'New list' }), 'Market{Enter}')
  expect(await screen.findByText('The list could not be made. Try again in a moment.')).toBeVisible()
})
