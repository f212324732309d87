import { logout } from '@potluck/api/sessions'
import { answer } from '@potluck/testing/answers'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createQueryCache } from '../routing/query-cache.ts'
import { knowsAda } from '../testing/account.ts'
import { plainRemote, renderShell } from '../testing/render-shell.tsx'

const menu = () => within(screen.getByRole('navigation', { name: 'Menu', hidden: true }))
const entries = () =>
  menu()
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)

const everything = [
  plainRemote('recipes', 'list', 'labels', 'edit-recipe'),
  plainRemote('social', 'people', 'messages'),
  plainRemote('planning', 'shopping-lists', 'meal-planners'),
  plainRemote('settings', 'settings'),
]

test('a guest sees how to get in', async () => {
  await renderShell({ config: { flags: { enableContribution: true } } })
  expect(entries()).toEqual(['Welcome', 'Log in', 'Create account', 'Install', 'Contribute', 'About'])
})

test('a member sees everything there is', async () => {
  await renderShell({ token: 'old', answers: knowsAda, remotes: everything })
  expect(entries()).toEqual([
    'My recipes',
    'Labels',
    'People',
    'Messages',
    'Inbox',
    'New recipe',
    'Shopping lists',
    'Meal plans',
    'Install',
    'Settings',
    'About',
    'Log out',
  ])
})

test('entries that no remote of this deployment answers are left out', async () => {
  await renderShell({ token: 'old', answers: knowsAda, remotes: [plainRemote('recipes', 'list')] })
  expect(entries()).toEqual(['My recipes', 'Inbox', 'Install', 'About', 'Log out'])
})

test('badges say what waits, also to who does not see them', async () => {
  const { shell } = await renderShell({ token: 'old', answers: knowsAda })
  act(() => {
    shell.host.badges.set('inbox', 3)
    shell.host.badges.set('people', 1)
    shell.host.badges.set('messages', 2)
  })
  expect(menu().getByLabelText('3 recipes in the inbox')).toHaveTextContent('3')
  expect(menu().getByLabelText('1 friend request')).toHaveTextContent('1')
  expect(menu().getByLabelText('2 new')).toHaveTextContent('2')
  act(() => shell.host.badges.set('inbox', 0))
  expect(menu().queryByLabelText(/in the inbox/)).toBeNull()
})

test.each([
  [true, 'Potluck Self Hosted'],
  [false, 'Potluck'],
])('with selfHosted %s the menu is titled %s', async (selfHosted, title) => {
  await renderShell({ config: { selfHosted } })
  expect(menu().getAllByText(title).length).toBeGreaterThan(0)
})

test('the footer tells the version and leads to the details', async () => {
  await renderShell()
  expect(menu().getByRole('link', { name: /Version/, hidden: true })).toHaveAttribute('href', '#/about/details')
})

test('it opens over the page, and closes with Escape or a choice', async () => {
  const { user, path } = await renderShell({ path: '/welcome' })
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getByRole('button', { name: 'Open menu', hidden: true })).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(menu().getByRole('link', { name: 'About' }))
  await screen.findByRole('heading', { name: 'About' })
  expect(path()).toBe('/about')
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('logging out forgets the session and what belongs to the person, and goes to the welcome page', async () => {
  const { user, path, shell, requests } = await renderShell({
    token: 'old',
    answers: [...knowsAda, answer(logout, () => ({}))],
  })
  const cache = shell.queryCache(() => createQueryCache(shell.host.reportError))
  cache.setQueryData(['recipes'], ['soup'])
  localStorage.setItem('potluck:user:draft', 'soup')
  shell.host.pins.pin({ id: 'soup', title: 'Soup', imageUrl: null })
  await waitFor(() => expect(shell.host.session.get().account).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(menu().getByRole('button', { name: 'Log out' }))
  await screen.findByRole('link', { name: 'Start your book' })
  expect(path()).toBe('/welcome')
  expect(Object.keys(localStorage).filter((key) => /token|owner|user:/.test(key))).toEqual([])
  expect(shell.host.pins.get()).toEqual([])
  expect(cache.getQueryCache().getAll()).toEqual([])
  expect(requests.at(-1)).toMatchObject({ endpoint: { path: 'users/logout' }, token: 'old' })
})
