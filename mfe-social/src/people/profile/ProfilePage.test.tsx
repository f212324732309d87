import { listBlocked } from '@potluck/api/blocks'
import type { Person } from '@potluck/api/fields'
import { listFriends } from '@potluck/api/friends'
import { listMealPlans, type MealPlanSummary } from '@potluck/api/meal-plans'
import { listThreads } from '@potluck/api/messages'
import { findByHandle } from '@potluck/api/people'
import { getProfileByHandle, type Profile, previewProfile } from '@potluck/api/profiles'
import { saveCopy } from '@potluck/api/recipes'
import { listShoppingLists, type ShoppingListSummary } from '@potluck/api/shopping-lists'
import { globalPreferences } from '@potluck/platform/global-preferences'
import { paths } from '@potluck/platform/paths'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { aRecipe } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const id = (digit: number) => `0199a1b2-0000-7000-8000-00000000000${digit}`
const ada: Person = { id: id(1), name: 'Ada', handle: 'ada' }
const ben: Person = { id: id(2), name: 'Ben', handle: 'ben' }
const carl: Person = { id: id(3), name: 'Carl', handle: 'carl' }
const instant = '2020-03-01T10:00:00.000Z'

const thread = {
  otherUser: ben,
  messageCount: 1,
  unreadCount: 0,
  muted: false,
  latest: {
    id: id(5),
    body: 'See you on Sunday',
    fromUser: ben,
    toUser: ada,
    otherUser: ben,
    hasRecipe: false,
    recipe: null,
    originalRecipe: null,
    createdAt: instant,
  },
}

const list = (digit: number, title: string, collaborators: Person[]): ShoppingListSummary => ({
  id: id(digit),
  title,
  owner: ada,
  collaborators,
  kitchen: null,
  itemCount: 3,
  archived: false,
  createdAt: instant,
  updatedAt: instant,
})

const plan = (digit: number, title: string, collaborators: Person[]): MealPlanSummary => {
  const { archived: _archived, ...summary } = list(digit, title, collaborators)
  return summary
}

const profileOf = (person: Person, changes: Partial<Profile> = {}): Profile => ({
  ...person,
  isMe: false,
  enableProfile: true,
  about: '',
  incomingFriendship: false,
  outgoingFriendship: false,
  profileImages: [],
  profileItems: [],
  ...changes,
})

const closed = (code: string) => new Refusal(403, code)

interface Kitchen {
  readonly profile?: Partial<Profile> | Refusal
  readonly friends?: readonly Person[]
  readonly threads?: readonly (typeof thread)[]
  readonly lists?: readonly ShoppingListSummary[]
  readonly plans?: readonly MealPlanSummary[]
}

const show = (
  person: Person,
  { friends = [ben], threads = [], lists = [], plans = [], profile = {} }: Kitchen = {},
) => {
  const host = createTestHost({
    answers: [
      answer(getProfileByHandle, ({ params }) => {
        if (params.handle === 'nobody') return new Refusal(404)
        return profile instanceof Refusal ? profile : profileOf(person, profile)
      }),
      answer(findByHandle, () => person),
      answer(saveCopy, () => aRecipe()),
      answer(listBlocked, () => []),
      answer(listFriends, () => ({
        friends: friends.map((otherUser) => ({ friendId: otherUser.id, otherUser })),
        incomingRequests: [],
        outgoingRequests: [],
      })),
      answer(listThreads, () => [...threads]),
      answer(listShoppingLists, () => [...lists]),
      answer(listMealPlans, () => [...plans]),
    ],
  })
  return renderScreen(remote, `/people/${person.handle}`, { host }).then((shown) => ({ ...shown, host }))
}

test('a friend’s profile links to the conversation and to shared lists and plans', async () => {
  await show(ben, {
    threads: [thread],
    lists: [list(6, 'Market', [ben]), list(7, 'Birthday of Ben', [carl])],
    plans: [plan(8, 'Our week', [ben]), plan(9, 'Week of Carl', [carl])],
  })
  const together = within(await screen.findByRole('list', { name: 'You and Ben' }))
  expect(await together.findByRole('link', { name: 'Market' })).toHaveAttribute('href', `#${paths.shoppingList(id(6))}`)
  expect(await together.findByText('See you on Sunday')).toBeVisible()
  expect(together.getByText('Shopping list · 3 items to buy')).toBeVisible()
  expect(together.queryByRole('link', { name: 'Birthday of Ben' })).not.toBeInTheDocument()
  expect(together.getByRole('link', { name: 'Our week' })).toHaveAttribute('href', `#${paths.mealPlanner(id(8))}`)
  expect(together.queryByRole('link', { name: 'Week of Carl' })).not.toBeInTheDocument()
})

test('a friend’s profile hides lists and plans if they are switched off', async () => {
  const { host } = await show(ben, {
    threads: [thread],
    lists: [list(6, 'Market', [ben])],
    plans: [plan(8, 'Our week', [ben])],
  })
  expect(await screen.findByRole('link', { name: 'Market' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Our week' })).toBeVisible()
  act(() => host.preferences.update(globalPreferences, { useShoppingLists: false, useMealPlans: false }))
  expect(screen.queryByRole('link', { name: 'Market' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Our week' })).not.toBeInTheDocument()
})

test('a profile without shared lists and plans says how to share', async () => {
  await show(ben)
  expect(await screen.findByText(/Send Ben a message with a recipe/)).toBeVisible()
})

test('a stranger’s profile shows no items and explains what friends can see', async () => {
  await show(carl, { threads: [thread], lists: [list(6, 'Market', [ben])] })
  expect(await screen.findByText(/Friends can send recipes/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add friend' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /You and/ })).not.toBeInTheDocument()
})

test('the page reports an unknown handle', async () => {
  await show({ ...carl, handle: 'nobody' })
  expect(await screen.findByText('There’s no @nobody here')).toBeVisible()
})

const items: Profile['profileItems'] = [
  { id: id(7), kind: 'all', visibility: 'public', label: null, recipe: null, recipeCount: 12 },
  {
    id: id(8),
    kind: 'label',
    visibility: 'public',
    label: { id: id(9), title: 'Soups' },
    recipe: null,
    recipeCount: 1,
  },
  {
    id: id(6),
    kind: 'recipe',
    visibility: 'friends',
    label: null,
    recipe: { id: id(5), title: 'Plum pie', image: null },
    recipeCount: 1,
  },
  {
    id: id(4),
    kind: 'kitchen',
    visibility: 'friends',
    label: null,
    recipe: null,
    kitchen: { id: id(3), name: 'Home' },
    recipeCount: 5,
  },
]

test('profile items open lists and recipes, and a recipe can be saved', async () => {
  const { user, host } = await show(ben, { profile: { about: 'Plums, always', profileItems: items } })
  const book = within(await screen.findByRole('list', { name: 'From the book of Ben' }))
  expect(screen.getByText('Plums, always')).toBeVisible()
  const addressOf = (name: string) => book.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('All recipes')).toBe(`#${paths.list('main', { userId: ben.id })}`)
  expect(addressOf('Soups')).toBe(`#${paths.list('main', { userId: ben.id, labels: ['Soups'] })}`)
  expect(addressOf('Home')).toBe(`#${paths.list('main', { userId: ben.id, profileKitchen: id(3) })}`)
  expect(addressOf('Plum pie')).toBe(`#${paths.recipe(id(5))}`)
  expect(book.getByText('12 recipes')).toBeVisible()
  await user.click(book.getByRole('button', { name: 'Save Plum pie to my book' }))
  await waitFor(() =>
    expect(host.happenings.toasts.map(({ message }) => message)).toContain('“Plum pie” is now in your book'),
  )
})

test('a profile that is switched off shows its owner and lets friends write', async () => {
  await show(ben, { profile: closed('profile-off'), threads: [thread] })
  expect(await screen.findByText('@ben has turned off their profile.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Ben' })).toBeVisible()
  expect(await screen.findByRole('list', { name: 'You and Ben' })).toBeVisible()
})

test('a profile for friends offers to send a request', async () => {
  await show(carl, { profile: closed('profile-for-friends') })
  expect(await screen.findByText(/Only friends can see/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Add friend' })).toBeVisible()
})

test('a profile and its large pictures pass axe and work by keyboard', async () => {
  const pictures = [70, 71].map((number) => {
    const at = `images/${number}`
    return { id: id(number - 62), location: at, medium: at, thumbnail: at }
  })
  const { user } = await show(ben, { profile: { profileImages: pictures, profileItems: items } })
  const [opener = document.body] = await screen.findAllByRole('button', { name: /Photo 1 of Ben/ })
  await screen.findByText(/Send Ben a message with a recipe/)
  expect(await axeFinds(document.body)).toEqual([])
  act(() => opener.focus())
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(await axeFinds(dialog)).toEqual([])
  await user.keyboard('{ArrowRight}')
  expect(await within(dialog).findByText('Photo 2 of 2')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(opener).toHaveFocus()
})

test('the preview shows the profile as strangers and friends see it, and says when they see nothing', async () => {
  const profile = {
    ...ada,
    isMe: true,
    enableProfile: true,
    about: 'I bake',
    profileImages: [],
    profileItems: [],
    incomingFriendship: false,
    outgoingFriendship: false,
  }
  const host = createTestHost({
    answers: [
      answer(previewProfile, ({ params }) => (params.as === 'guest' ? new Refusal(403, 'profile-private') : profile)),
    ],
  })
  const { user } = await renderScreen(remote, '/people/my-profile/preview', { host })
  expect(await screen.findByText('Your profile is for friends, so strangers see none of it.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Friends' }))
  expect(await screen.findByText('I bake')).toBeVisible()
  expect(screen.getByText('This is what your friends see.')).toBeVisible()
})
