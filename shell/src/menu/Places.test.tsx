import { act, screen, within } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { plainRemote, renderShell } from '../testing/render-shell.tsx'

const remotes = [
  plainRemote('recipes', 'list'),
  plainRemote('planning', 'shopping-lists', 'meal-planners'),
  plainRemote('social', 'people', 'messages'),
]

const entry = (name: string, path: string, order: number, more: object = {}) => ({
  name,
  path,
  order,
  icon: ['M3 6l0 13'],
  words: { 'en-us': { title: name, count_one: `{{count}} in ${name}`, count_other: `{{count}} in ${name}` } },
  ...more,
})

const inBar = (place: number, short: string, more: object = {}) => ({
  place,
  words: { 'en-us': { title: short, short, count_one: `{{count}} in ${short}`, count_other: `{{count}} in ${short}` } },
  ...more,
})

const behind = (name: string, title: string) => ({
  switch: { name, words: { 'en-us': { title, about: 'What it is for' } } },
})

const people = behind('usePeople', 'People and messages')

const menus = {
  recipes: [
    entry('home', '/list/main', 10, inBar(10, 'Recipes')),
    entry('inbox', '/list/inbox', 30, { badge: 'inbox' }),
  ],
  planning: [
    entry('mealPlans', '/meal-planners', 70, inBar(30, 'Plans', behind('useMealPlans', 'Meal plans'))),
    entry('shoppingLists', '/shopping-lists', 65, inBar(20, 'Lists')),
  ],
  social: [
    entry('people', '/people', 210, inBar(40, 'People', { badge: 'people', ...people })),
    entry('messages', '/messages', 220, { badge: 'messages', ...people }),
  ],
}

const open = (preferences = {}) =>
  renderShell({ path: '/shopping-lists/7', token: 'old', answers: knowsAda, remotes, menus, preferences })

const places = async () => within(await screen.findByRole('navigation', { name: 'Places' }))

test('a member has the main places in the bar, and the present one is highlighted', async () => {
  await open()
  const bar = await places()
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Recipes',
    'Lists',
    'Plans',
    'People',
  ])
  expect(bar.getByRole('link', { name: 'Lists' })).toHaveAttribute('aria-current', 'page')
})

test('a remote takes a place by its own menu entry, and there are four of them', async () => {
  const wine = entry('wine', '/wine', 90, inBar(15, 'Wine'))
  await renderShell({
    path: '/list/main',
    token: 'old',
    answers: knowsAda,
    remotes: [...remotes, plainRemote('wine', 'wine')],
    menus: { ...menus, wine: [wine] },
  })
  const names = (await places()).getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['Recipes', 'Wine', 'Lists', 'Plans'])
})

test('a place that is switched off leaves its room to the others', async () => {
  await open({ useMealPlans: false, usePeople: false })
  expect((await places()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Recipes', 'Lists'])
})

test('the address of a remote that is switched off offers to switch it on, also for a new remote', async () => {
  const wine = entry('wine', '/wine', 90, behind('useWine', 'Wine'))
  const { user, shell } = await renderShell({
    path: '/wine/7',
    token: 'old',
    answers: knowsAda,
    remotes: [...remotes, plainRemote('wine', 'wine')],
    menus: { ...menus, wine: [wine] },
    preferences: { useWine: false },
  })
  expect(await screen.findByRole('heading', { name: 'Turned off: Wine' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Turn it back on' }))
  expect(await screen.findByRole('heading', { name: 'The wine screen' })).toBeVisible()
  expect(shell.host.preferences.get().global).toMatchObject({ useWine: true })
})

test('the bar shows counts, and its last button opens the whole menu', async () => {
  const { shell, user } = await open()
  const bar = await places()
  act(() => {
    shell.host.badges.set('messages', 3)
    shell.host.badges.set('people', 1)
  })
  expect(bar.getByRole('img', { name: '1 in People, 3 in messages' })).toHaveTextContent('4')
  const more = bar.getByRole('button', { name: 'Menu' })
  await user.click(more)
  expect(await screen.findByRole('button', { name: 'Close menu', hidden: true })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(more).toHaveFocus()
  act(() => shell.host.badges.set('inbox', 1))
  expect(bar.getByRole('button', { name: 'Menu: something new' })).toBeVisible()
})

test('a guest has no places', async () => {
  await renderShell({ path: '/about', remotes, menus })
  await screen.findByRole('heading', { name: 'About' })
  expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull()
})
