import { listBlocked } from '@potluck/api/blocks'
import { listEmailInvitations, listFriends } from '@potluck/api/friends'
import { listInvitations } from '@potluck/api/invitations'
import { listKitchenLinks } from '@potluck/api/kitchen-links'
import { startMove } from '@potluck/api/kitchen-moves'
import { wordOf } from '@potluck/api/kitchen-roles'
import {
  createKitchen,
  getKitchen,
  joinKitchen,
  type Kitchen,
  listKitchens,
  uninviteFromKitchen,
} from '@potluck/api/kitchens'
import { createMealPlan } from '@potluck/api/meal-plans'
import { countRecipes } from '@potluck/api/recipes'
import { createShoppingList } from '@potluck/api/shopping-lists'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal, silent } from '@potluck/testing/answers'
import { ben, friendsOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { aKitchen } from './testing/a-kitchen.ts'
import { itsLife, itsList, week } from './testing/its-life.ts'

const lakeHouse = {
  kitchen: { id: idOf(41), name: 'Lake house' },
  from: ben,
  role: wordOf('reader'),
  createdAt: '2026-03-01T12:00:00.000Z',
}

interface Settings {
  readonly kitchens?: readonly Kitchen[]
  readonly invitations?: readonly (typeof lakeHouse)[]
  readonly refusal?: Refusal
  readonly ownRecipes?: number
  readonly path?: string
}

/** The page of people of a member, or another one. */
async function showKitchens(settings: Settings = {}) {
  const { kitchens = [], invitations = [], refusal, ownRecipes = 0, path = '/people' } = settings
  const server = { kitchens: [...kitchens], invitations: [...invitations] }
  const host = createTestHost({
    answers: [
      answer(listKitchens, () => server),
      answer(getKitchen, ({ params }) => server.kitchens.find(({ id }) => id === params.id) ?? new Refusal(404)),
      answer(createKitchen, ({ body }) => {
        if (refusal) return refusal
        const { id = idOf(41), name } = createKitchen.body.parse(body)
        const made = aKitchen({ id, name })
        server.kitchens.push(made)
        return made
      }),
      answer(joinKitchen, ({ params }) => {
        if (refusal) return refusal
        const joined = aKitchen({ id: params.id ?? '', name: 'Lake house', role: wordOf('reader') })
        server.kitchens.push(joined)
        server.invitations.length = 0
        return joined
      }),
      answer(uninviteFromKitchen, () => {
        server.invitations.length = 0
        return {}
      }),
      answer(createShoppingList, () => itsList),
      answer(createMealPlan, () => week),
      answer(startMove, () => ({ jobId: idOf(80) })),
      answer(listKitchenLinks, () => []),
      answer(listInvitations, () => ({ needed: false, takesAccounts: true, invitations: [] })),
      answer(countRecipes, () => ({ count: ownRecipes })),
      answer(listFriends, () => friendsOf()),
      ...[listBlocked, listEmailInvitations].map(silent),
      ...itsLife,
    ],
  })
  const shown = await renderScreen(remote, path, { host })
  const changes = () => host.happenings.requests.filter(({ endpoint }) => endpoint.method !== 'GET')
  return { ...shown, host, server, changes }
}

/** The page that makes a household. */
async function makeHousehold(settings: Settings = {}) {
  const shown = await showKitchens({ ...settings, path: '/kitchens/new' })
  return { ...shown, name: await screen.findByRole('textbox', { name: 'Household name' }) }
}

test('who has no household is asked who cooks with them', async () => {
  await showKitchens()
  expect(await screen.findByRole('heading', { name: 'Who cooks with you at home?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create household' })).toHaveAttribute('href', '#/kitchens/new')
})

test('a household is made with its list and its week, the own recipes move into it, and people are invited', async () => {
  const { user, path, changes, baseElement, name } = await makeHousehold({ ownRecipes: 3 })
  expect(name).toHaveValue('Our home')
  expect(screen.getByRole('switch', { name: 'Move my recipes into it' })).toBeChecked()
  expect(await axeFinds(baseElement)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Create household' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Our home' })).toBeVisible()
  expect(await screen.findByRole('dialog', { name: 'Invite people' })).toBeVisible()
  const kitchenId = /kitchens\/([\da-f-]+)/.exec(path())?.[1]
  expect(changes().map(({ endpoint, params, body }) => ({ endpoint, params, body }))).toMatchObject([
    { endpoint: createKitchen, body: { id: kitchenId, name: 'Our home' } },
    { endpoint: createShoppingList, body: { title: 'Shopping list', kitchenId } },
    { endpoint: createMealPlan, body: { title: 'Our week', kitchenId } },
    { endpoint: startMove, params: { id: kitchenId }, body: { recipes: { kind: 'all' }, emptiesOwnBook: true } },
  ])
})

test('recipes stay in the own book if the member says so', async () => {
  const { user, changes } = await makeHousehold({ ownRecipes: 3 })
  await user.click(screen.getByRole('switch', { name: 'Move my recipes into it' }))
  await user.click(screen.getByRole('button', { name: 'Create household' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Our home' })).toBeVisible()
  expect(changes().map(({ endpoint }) => endpoint)).not.toContain(startMove)
})

test('a household without a name, or one too many, is said on the page', async () => {
  const { user, changes, name } = await makeHousehold({ refusal: new Refusal(409, 'too-many-kitchens') })
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Create household' }))
  expect(await screen.findByText('Enter a name.')).toBeVisible()
  expect(changes()).toEqual([])
  await user.type(name, 'Third home{Enter}')
  expect(await screen.findByText('You can’t be in more households. Leave one first.')).toBeVisible()
})

test('without a connection, the button says that it needs one', async () => {
  await makeHousehold()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('button', { name: 'Create household' })).toHaveAccessibleDescription(
    'You need to be online for this.',
  )
  expect(screen.getByRole('button', { name: 'Create household' })).toBeDisabled()
})

test('the list shows kitchens with their recipes and members, accessibly', async () => {
  const { baseElement } = await showKitchens({ kitchens: [aKitchen()], invitations: [lakeHouse] })
  const [row] = within(await screen.findByRole('list', { name: 'Households' })).getAllByRole('listitem')
  if (!row) throw new Error('there is no household')
  expect(within(row).getByRole('link', { name: 'Our kitchen' })).toHaveAttribute('href', `#/kitchens/${idOf(40)}`)
  expect(within(row).getByText('12 recipes · Owner')).toBeVisible()
  expect(within(row).getByText('2 members')).toBeInTheDocument()
  expect(await axeFinds(baseElement)).toEqual([])
})

test('an invitation says who asks and as what, and joining opens the kitchen', async () => {
  const { user, changes } = await showKitchens({ invitations: [lakeHouse] })
  expect(await screen.findByText(/Ben invited you\. As a reader, you see its recipes/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join “Lake house”' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake house' })).toBeVisible()
  expect(changes()).toMatchObject([{ endpoint: joinKitchen, query: { befriends: 'true' } }])
})

test('an invitation into a full kitchen stays, and the reason is said', async () => {
  const { user, host } = await showKitchens({
    invitations: [lakeHouse],
    refusal: new Refusal(409, 'kitchen-full'),
  })
  await user.click(await screen.findByRole('button', { name: 'Join “Lake house”' }))
  await waitFor(() => expect(host.happenings.toasts).toMatchObject([{ message: 'This household is full.' }]))
  expect(screen.getByText('Lake house')).toBeVisible()
})

test('a declined invitation goes at once and can be undone', async () => {
  const { user, host, changes } = await showKitchens({ invitations: [lakeHouse] })
  await user.click(await screen.findByRole('button', { name: 'Decline “Lake house”' }))
  await waitFor(() => expect(screen.queryByText('Lake house')).not.toBeInTheDocument())
  const [toast] = host.happenings.toasts
  expect(toast).toMatchObject({ message: 'Invitation to “Lake house” declined' })
  toast?.action?.run()
  expect(await screen.findByText('Lake house')).toBeVisible()
  expect(changes()).toEqual([])
})

test('a new invitation appears without a reload', async () => {
  const { host, server } = await showKitchens()
  await screen.findByRole('heading', { name: 'Who cooks with you at home?' })
  server.invitations.push(lakeHouse)
  host.bus.emit('kitchen:invited', { kitchenId: lakeHouse.kitchen.id, from: ben })
  expect(await screen.findByText('Lake house')).toBeVisible()
})

test('a kitchen that rests says until when', async () => {
  await showKitchens({
    kitchens: [aKitchen({ role: wordOf('reader'), rest: { until: '2026-03-31T12:00:00.000Z', mayReopen: true } })],
  })
  expect(await screen.findByText(/^12 recipes · open until \S/)).toBeVisible()
})
