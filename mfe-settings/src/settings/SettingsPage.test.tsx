import { getStats } from '@potluck/api/account'
import type { Language } from '@potluck/cooking/language'
import type { Host } from '@potluck/platform/host'
import type { MenuEntry } from '@potluck/platform/menus'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { answer } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const standard = window.matchMedia

const said = (title: string) => ({ 'en-us': { title, about: `What ${title} is` } })

const entry = (name: string, title: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  name,
  path: `/${name}`,
  icon: [],
  order,
  words: { 'en-us': { title } },
  ...more,
})

const behind = (name: string, title: string) => ({ switch: { name, words: said(title) } })

const menu = [
  entry('cellar', 'Cellar', 90, behind('useWine', 'Wine')),
  entry('tasting', 'Tasting', 95, behind('useWine', 'Wine')),
  entry('plans', 'Plans', 70, behind('useMealPlans', 'Meal plans')),
  entry('list', 'My recipes', 10),
]

function open({ isWide = false, language = 'en-us' }: { isWide?: boolean; language?: Language } = {}) {
  window.matchMedia = (query) => ({ ...standard(query), matches: isWide && query.includes('1200px') })
  return renderScreen(remote, '/settings', { host: createTestHost({ menu, language }) })
}

afterEach(() => {
  window.matchMedia = standard
})

test('the settings name the member and link to the account', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '#/settings/account')
})

test('a text size applies at once', async () => {
  const { user, host } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), 'Very large')
  expect(host.preferences.get().global.fontSize).toBe('22px')
})

test('the units in which recipes are read are shown and changed, and the oven goes with them', async () => {
  const { user, host } = await open()
  act(() => host.preferences.update(recipeDetails, { enableWakeLock: false }))
  const units = within(screen.getByRole('region', { name: 'Units and week' }))
  const [amounts, oven] = ['Amounts', 'Oven'].map((name) => within(units.getByRole('radiogroup', { name })))
  expect(amounts?.getByRole('radio', { name: 'As written' })).toBeChecked()
  await user.click(amounts?.getByRole('radio', { name: 'Metric' }) ?? document.body)
  expect(oven?.getByRole('radio', { name: '°C' })).toBeChecked()
  expect(host.preferences.get().recipeDetails).toEqual({ enableWakeLock: false, units: 'metric', oven: 'celsius' })
  act(() => host.preferences.update(recipeDetails, { units: 'us', oven: 'gas' }))
  expect(amounts?.getByRole('radio', { name: 'US' })).toBeChecked()
  expect(oven?.getByRole('radio', { name: 'Gas' })).toBeChecked()
})

test('a wide window offers the menu beside the page and explains it', async () => {
  const { user, host } = await open({ isWide: true })
  await user.click(screen.getByRole('switch', { name: 'Menu always open' }))
  expect(host.preferences.get().global.enableSplitPane).toBe(false)
  expect(host.happenings.tutorials).toEqual([])
  await user.click(screen.getByRole('switch', { name: 'Menu always open' }))
  expect(host.preferences.get().global.enableSplitPane).toBe(true)
  expect(host.happenings.tutorials).toEqual(['splitPaneView'])
})

test('a narrow window offers no switch that would change nothing', async () => {
  await open()
  expect(screen.queryByRole('switch', { name: 'Menu always open' })).toBeNull()
})

test('features can be switched off', async () => {
  const { user, host } = await open()
  await user.click(screen.getByRole('switch', { name: /^Meal plans/ }))
  expect(host.preferences.get().global).toMatchObject({ useMealPlans: false, usePeople: true })
})

test('switches of menu entries are listed once in the order of the menu', async () => {
  const { user, host } = await open()
  const offered = screen.getAllByRole('switch', { name: /^(Meal plans|Wine)/ })
  const inOrder = [/^Meal plans/, /^Wine/].map((name) => screen.getByRole('switch', { name }))
  expect(offered).toEqual(inOrder)
  await user.click(screen.getByRole('switch', { name: /^Wine/ }))
  expect(host.preferences.get().global).toMatchObject({ useWine: false })
  expect(screen.getByRole('switch', { name: /^Wine/ })).not.toBeChecked()
})

test('the first day of the week is set here, and what lists show on a page of its own', async () => {
  const { user, host } = await open()
  await user.click(screen.getByRole('radio', { name: 'Sunday' }))
  expect(host.preferences.get()[mealPlan.name]).toEqual({ startOfWeek: 'sunday' })
  const links = ['Display', 'At home', 'Duplicates', 'Trash'].map((title) =>
    screen.getByRole('link', { name: RegExp(`^${title}`) }).getAttribute('href'),
  )
  expect(links).toEqual(['#/settings/display', '#/shopping-lists/at-home', '#/list/duplicates', '#/list/trash'])
})

test('what lists, labels and plans show has a switch each', async () => {
  const { user, host } = await renderScreen(remote, '/settings/display', { host: createTestHost() })
  const switches = await screen.findAllByRole('switch')
  expect(switches).toHaveLength(10)
  for (const shown of switches) await user.click(shown)
  expect(host.preferences.get()).toMatchObject({
    myRecipes: { showRecipeDescription: false, showSource: true, showLabelChips: true },
    recipeDetails: { showNutrition: false },
    manageLabels: { showCreatedAt: false },
    MealPlan: { showAddedBy: true, showAddedOn: true },
    ShoppingList: { showAddedBy: true, showAddedOn: true, preferDelete: true },
  })
})

test('a part that is switched off has no settings', async () => {
  const host = createTestHost()
  host.preferences.update('global', { useMealPlans: false, useShoppingLists: false })
  await renderScreen(remote, '/settings/display', { host })
  expect(await screen.findAllByRole('switch')).toHaveLength(5)
})

test('missing texts of a remote are shown in English', async () => {
  await open({ language: 'de-de' })
  expect(screen.getByRole('switch', { name: /^Wine/ })).toBeVisible()
})

function openOffline(offlineBook: Host['offlineBook']) {
  const stats = answer(getStats, () => ({
    recipeCount: 3440,
    recipeImageCount: 0,
    messageCount: 0,
    textBytes: 0,
    textLimit: 1,
    pictureBytes: 0,
    pictureLimit: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLogin: null,
  }))
  const flags = { enableExperimentalOfflineCache: true }
  const host = createTestHost({ flags, answers: [stats], partial: offlineBook ? { offlineBook } : {} })
  host.preferences.update('global', { enableExperimentalOfflineCache: true })
  return renderScreen(remote, '/settings', { host })
}

test('the settings show how much of the book is on the device while it is fetched, and when it was up to date', async () => {
  let book: Awaited<ReturnType<NonNullable<Host['offlineBook']>>> = { recipeCount: 500, updatedAt: null }
  await openOffline(async () => book)
  expect(await screen.findByText('500 of 3,440 recipes are here. The rest is on its way.')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Recipes on this device' })).toHaveAttribute('value', '500')
  book = { recipeCount: 3440, updatedAt: '2026-11-24T10:30:00.000Z' }
  await waitFor(
    () => expect(screen.getByText(/^3,440 of 3,440 recipes are here\. Last updated: .*10:30/)).toBeVisible(),
    { timeout: 4_000 },
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/Some pages/)).toBeNull()
})

test('the settings say that screens are not on the device until they are', async () => {
  const book = { recipeCount: 3440, updatedAt: '2026-11-24T10:30:00.000Z' }
  let areScreensHere = false
  await openOffline(async () => ({ ...book, areScreensHere }))
  const missing = await screen.findByText('Some pages aren’t saved on this device yet.')
  areScreensHere = true
  await waitFor(() => expect(missing).not.toBeInTheDocument(), { timeout: 4_000 })
})

test('the offline switch works in a shell that does not tell what the offline book holds', async () => {
  const { user, host } = await openOffline(undefined)
  await user.click(screen.getByRole('switch', { name: 'Save my recipes on my devices' }))
  expect(host.preferences.get().global.enableExperimentalOfflineCache).toBe(false)
  expect(screen.queryByText(/recipes are here/)).toBeNull()
})
