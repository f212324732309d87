import { acceptKitchenLink, previewKitchenLink } from '@potluck/api/kitchen-links'
import { wordOf } from '@potluck/api/kitchen-roles'
import { getKitchen, type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { paths } from '@potluck/platform/paths'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { ada, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, type TestHostSettings } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import remote from '../../remote.tsx'
import { aKitchen, aMember } from '../testing/a-kitchen.ts'
import { itsLife } from '../testing/its-life.ts'

const kitchen = aKitchen({ role: 'cook', members: [aMember(ben, 'owner'), aMember(ada, 'cook')] })

interface Settings extends TestHostSettings {
  readonly own?: readonly Kitchen[]
  readonly preview?: Refusal
  readonly refusal?: Refusal
  readonly takesAccounts?: boolean
}

async function openInvitation({ own = [], preview, refusal, takesAccounts = true, ...settings }: Settings = {}) {
  const host = createTestHost({
    ...settings,
    answers: [
      answer(
        previewKitchenLink,
        () =>
          preview ?? {
            from: ben,
            kitchen: { id: kitchen.id, name: kitchen.name },
            role: wordOf('cook'),
            takesAccounts,
          },
      ),
      answer(listKitchens, () => ({ kitchens: [...own], invitations: [] })),
      answer(acceptKitchenLink, () => refusal ?? { kitchenId: kitchen.id }),
      answer(getKitchen, () => kitchen),
      ...itsLife,
    ],
  })
  return { ...(await renderScreen(remote, '/kitchens/invitation/s3cret', { host })), host }
}

const asGuest = { session: { loggedIn: false, account: null } }

test('a guest reads who invites, into what and as what, and registers into the kitchen, accessibly', async () => {
  const { host, baseElement } = await openInvitation(asGuest)
  expect(await screen.findByRole('heading', { name: 'Ben invited you to “Our kitchen”' })).toBeVisible()
  expect(screen.getByText(/^As a cook, you edit .* You’ll become friends with everyone in it/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `#${paths.auth('register', `/kitchens/${idOf(40)}`, 's3cret')}`,
  )
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
    'href',
    `#${paths.auth('login', '/kitchens/invitation/s3cret')}`,
  )
  expect(await axeFinds(baseElement)).toEqual([])
  expect(host.happenings.requests.map(({ endpoint }) => endpoint)).toEqual([previewKitchenLink])
})

test('a guest of a server that takes no new accounts reads so, and is not led to a registration', async () => {
  await openInvitation({ ...asGuest, takesAccounts: false })
  expect(await screen.findByText(/^This server takes no new accounts/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'I have an account' })).toBeVisible()
})

test('a member joins, and the kitchen opens', async () => {
  const { user, path, host } = await openInvitation()
  await user.click(await screen.findByRole('button', { name: 'Join household' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Our kitchen' })).toBeVisible()
  expect(path()).toBe(`/kitchens/${idOf(40)}`)
  expect(host.happenings.requests).toContainEqual(
    expect.objectContaining({ endpoint: acceptKitchenLink, body: { secret: 's3cret', befriends: true } }),
  )
})

test('a member who is in the kitchen already is led there', async () => {
  await openInvitation({ own: [kitchen] })
  expect(await screen.findByText('You’re already in this household.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to household' })).toHaveAttribute('href', `#/kitchens/${idOf(40)}`)
  expect(screen.queryByRole('button', { name: 'Join household' })).not.toBeInTheDocument()
})

test('a link that opens no more says so', async () => {
  await openInvitation({ preview: new Refusal(412, 'invitation-dead') })
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test.each([
  [new Refusal(412, 'invitation-dead'), /^This link no longer works/],
  [new Refusal(409, 'blocked'), /^You blocked the person who made this link/],
  [new Refusal(409, 'kitchen-full'), 'This household is full.'],
  [new Refusal(409, 'too-many-kitchens'), /^You can’t be in more households/],
  [new Refusal(429, 'too-many-tries'), /^Too many tries/],
  [new Refusal(500, 'internal'), /^That didn’t work/],
])('a refusal to join is said in words', async (refusal, words) => {
  const { user } = await openInvitation({ refusal })
  await user.click(await screen.findByRole('button', { name: 'Join household' }))
  expect(await screen.findByText(words)).toBeVisible()
})

test('in Hebrew the heading runs from right to left, around names of another direction, and asks one person', async () => {
  await openInvitation({ ...asGuest, language: 'he' })
  const heading = await screen.findByRole('heading', { level: 2, name: /Ben/ })
  expect(heading).toHaveTextContent('הזמנה מאת \u2068Ben\u2069 אל ״\u2068Our kitchen\u2069״')
  // One that has its own direction would take that of the name.
  expect(heading.querySelector('bdi, [dir]')).toBeNull()
  expect(heading.closest('bdi, [dir="auto"]')).toBeNull()
})
