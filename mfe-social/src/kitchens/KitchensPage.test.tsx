import { wordOf } from '@potluck/api/kitchen-roles'
import {
  createKitchen,
  getKitchen,
  joinKitchen,
  type Kitchen,
  listKitchens,
  uninviteFromKitchen,
} from '@potluck/api/kitchens'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { aKitchen } from './testing/a-kitchen.ts'

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
}

async function showKitchens({ kitchens = [], invitations = [], refusal }: Settings = {}) {
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
    ],
  })
  const shown = await renderScreen(remote, '/kitchens', { host })
  const changes = () => host.happenings.requests.filter(({ endpoint }) => endpoint.method !== 'GET')
  return { ...shown, host, server, changes }
}

async function shareBook(user: Awaited<ReturnType<typeof showKitchens>>['user']) {
  const [button] = await screen.findAllByRole('button', { name: 'Share a book' })
  if (!button) throw new Error('no book can be shared')
  await user.click(button)
}

test('a member shares a book in two taps, and its kitchen opens', async () => {
  const { user, path } = await showKitchens()
  expect(await screen.findByRole('heading', { name: 'One book for all of you' })).toBeVisible()
  await shareBook(user)
  expect(await screen.findByRole('textbox', { name: 'Name of the household' })).toHaveValue('Our home')
  await user.click(screen.getByRole('button', { name: 'Make the household' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Our home' })).toBeVisible()
  expect(path()).toMatch(/^\/kitchens\/[\da-f-]+$/)
})

test('a kitchen without a name, or one too many, is said in the dialog', async () => {
  const { user, changes } = await showKitchens({ refusal: new Refusal(409, 'too-many-kitchens') })
  await shareBook(user)
  const name = await screen.findByRole('textbox', { name: 'Name of the household' })
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Make the household' }))
  expect(await screen.findByText('A household needs a name.')).toBeVisible()
  expect(changes()).toEqual([])
  await user.type(name, 'Third home{Enter}')
  expect(await screen.findByText('Nobody can be in more households. Leave one first.')).toBeVisible()
})

test('the list shows kitchens with their recipes and members, accessibly', async () => {
  const { baseElement } = await showKitchens({ kitchens: [aKitchen()], invitations: [lakeHouse] })
  const row = within(await screen.findByRole('list', { name: 'Your households' })).getByRole('listitem')
  expect(within(row).getByRole('link', { name: 'Our kitchen' })).toHaveAttribute('href', `#/kitchens/${idOf(40)}`)
  expect(within(row).getByText('12 recipes · Owner')).toBeVisible()
  expect(within(row).getByText('2 members')).toBeInTheDocument()
  expect(await axeFinds(baseElement)).toEqual([])
})

test('an invitation says who asks and as what, and joining opens the kitchen', async () => {
  const { user } = await showKitchens({ invitations: [lakeHouse] })
  const card = await screen.findByRole('list', { name: 'You are invited' })
  expect(within(card).getByText(/Ben invites you\. As a reader you see its recipes/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join “Lake house”' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake house' })).toBeVisible()
})

test('an invitation into a full kitchen stays, and the reason is said', async () => {
  const { user, host } = await showKitchens({
    invitations: [lakeHouse],
    refusal: new Refusal(409, 'kitchen-full'),
  })
  await user.click(await screen.findByRole('button', { name: 'Join “Lake house”' }))
  await waitFor(() =>
    expect(host.happenings.toasts).toMatchObject([{ message: 'No more people fit into this household.' }]),
  )
  expect(screen.getByRole('list', { name: 'You are invited' })).toBeVisible()
})

test('a declined invitation goes at once and can be undone', async () => {
  const { user, host, changes } = await showKitchens({ invitations: [lakeHouse] })
  await user.click(await screen.findByRole('button', { name: 'Decline “Lake house”' }))
  await waitFor(() => expect(screen.queryByText('Lake house')).not.toBeInTheDocument())
  const [toast] = host.happenings.toasts
  expect(toast).toMatchObject({ message: 'Invitation into “Lake house” declined' })
  toast?.action?.run()
  expect(await screen.findByText('Lake house')).toBeVisible()
  expect(changes()).toEqual([])
})

test('a new invitation appears without a reload', async () => {
  const { host, server } = await showKitchens()
  await screen.findByRole('heading', { name: 'One book for all of you' })
  server.invitations.push(lakeHouse)
  host.bus.emit('kitchen:invited', { kitchenId: lakeHouse.kitchen.id, from: ben })
  expect(await screen.findByText('Lake house')).toBeVisible()
})

test('a kitchen that rests says until when', async () => {
  await showKitchens({
    kitchens: [aKitchen({ role: wordOf('reader'), rest: { until: '2026-03-31T12:00:00.000Z', mayReopen: true } })],
  })
  expect(await screen.findByText(/^12 recipes · rests until \S/)).toBeVisible()
})
