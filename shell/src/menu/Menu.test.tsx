import { logout } from '@potluck/api/sessions'
import { answer } from '@potluck/testing/answers'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createQueryCache } from '../remotes/query-cache.ts'
import { knowsAda } from '../testing/account.ts'
import { plainRemote, renderShell } from '../testing/render-shell.tsx'

const menu = () => within(screen.getByRole('navigation', { name: /Menu|תפריט/, hidden: true }))
const entries = () =>
  menu()
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)

const everything = [plainRemote('recipes', 'list'), plainRemote('social', 'people'), plainRemote('pantry', 'pantry')]

const entry = (name: string, path: string, order: number, title: string, more: object = {}) => ({
  name,
  path,
  order,
  icon: ['M3 6l0 13'],
  words: { 'en-us': { title, count_one: `{{count}} in ${title}`, count_other: `{{count}} in ${title}` } },
  ...more,
})

const menus = {
  recipes: [
    entry('home', '/list/main', 10, 'My recipes'),
    entry('inbox', '/list/inbox', 30, 'Inbox', { badge: 'inbox' }),
  ],
  social: [entry('people', '/people', 210, 'People', { badge: 'people' })],
  pantry: [entry('pantry', '/pantry', 900, 'Pantry', { badge: 'a count that nobody keeps' })],
}

test('a guest sees login and registration', async () => {
  await renderShell({ config: { flags: { enableContribution: true } } })
  expect(entries()).toEqual(['Welcome', 'Log in', 'Create account', 'Install', 'Contribute', 'About'])
})

test('a member sees what the remotes add, in its order among the entries of the shell', async () => {
  await renderShell({ token: 'old', answers: knowsAda, remotes: everything, menus })
  expect(entries()).toEqual(['My recipes', 'Inbox', 'People', 'Install', 'Pantry', 'About', 'Log out'])
  expect(menu().getAllByRole('list', { hidden: true })).toHaveLength(3)
  expect(menu().getByRole('link', { name: 'Pantry', hidden: true })).toHaveAttribute('href', '#/pantry')
})

test('a guest sees nothing of what the remotes add', async () => {
  await renderShell({ remotes: everything, menus })
  expect(entries()).not.toContain('My recipes')
})

test('an entry that this shell cannot read is left out, and its remote stands', async () => {
  const newer = { ...menus, pantry: [{ ...menus.pantry[0], icon: 'drawn otherwise' }] }
  await renderShell({ path: '/pantry', token: 'old', answers: knowsAda, remotes: everything, menus: newer })
  expect(entries()).not.toContain('Pantry')
  expect(await screen.findByRole('heading', { name: 'The pantry screen' })).toBeVisible()
})

test('entries are named in the language of the cook, in English where that lacks them', async () => {
  const home = {
    ...entry('home', '/list/main', 10, 'My recipes'),
    words: { 'en-us': { title: 'My recipes' }, he: { title: 'המתכונים שלי' } },
  }
  const { shell } = await renderShell({
    token: 'old',
    answers: knowsAda,
    remotes: everything,
    menus: { ...menus, recipes: [home] },
  })
  await act(() => shell.words.use('he'))
  expect(entries().slice(0, 2)).toEqual(['המתכונים שלי', 'People'])
})

test('the menu stays as on the last visit when the registry cannot be read', async () => {
  const remote = { id: 'recipes', version: '1', contract: 1, enabled: true, entry: 'r.js', paths: ['list'] }
  const registry = { schemaVersion: 1, remotes: [remote] }
  await renderShell({
    token: 'old',
    answers: knowsAda,
    stored: {
      'potluck:registry': JSON.stringify(registry),
      'potluck:menus': JSON.stringify({ recipes: { 1: menus.recipes } }),
    },
    registry: () => Promise.reject(new TypeError('offline')),
  })
  expect(entries()).toEqual(['My recipes', 'Inbox', 'Install', 'About', 'Log out'])
})

test('badges show and announce how many things wait', async () => {
  const { shell } = await renderShell({ token: 'old', remotes: everything, menus, answers: knowsAda })
  act(() => {
    shell.host.badges.set('inbox', 3)
    shell.host.badges.set('people', 1)
  })
  expect(await menu().findByLabelText('3 in Inbox')).toHaveTextContent('3')
  expect(menu().getByLabelText('1 in People')).toHaveTextContent('1')
  act(() => shell.host.badges.set('inbox', 0))
  expect(menu().queryByLabelText(/in Inbox/)).toBeNull()
})

test.each([
  [true, 'Potluck Self Hosted'],
  [false, 'Potluck'],
])('with selfHosted %s the menu is titled %s', async (selfHosted, title) => {
  await renderShell({ config: { selfHosted } })
  expect(menu().getAllByText((_, element) => element?.textContent === title)).not.toEqual([])
})

test('the footer shows the version and links to the details', async () => {
  await renderShell()
  expect(menu().getByRole('link', { name: /Version/, hidden: true })).toHaveAttribute('href', '#/about/details')
})

test('the menu opens over the page, and closes with Escape or a choice', async () => {
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

test('logging out deletes the session and the data of the member, and opens the welcome page', async () => {
  const { user, path, shell, requests } = await renderShell({
    token: 'old',
    answers: [...knowsAda, answer(logout, () => ({}))],
  })
  const cache = shell.queryCache(() => createQueryCache(shell.host.reportError))
  cache.setQueryData(['recipes'], ['soup'])
  localStorage.setItem('potluck:user:draft', 'soup')
  act(() => shell.host.pins.pin({ id: 'soup', title: 'Soup', imageUrl: null }))
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
