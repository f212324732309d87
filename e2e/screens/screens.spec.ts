import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { complaintsOf } from '../complaints.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { photographDishes } from './dish-picture.ts'
import { writtenRecipes } from './recipes.ts'

/** `PICTURES=all` photographs every screen in every way; otherwise each is checked in two. */
const everyWay = process.env.PICTURES === 'all'

const pictures = join(import.meta.dirname, '../test-results/pictures')

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

interface Way {
  readonly size: keyof typeof sizes
  readonly scheme: 'light' | 'dark'
  readonly language: 'en-us' | 'he'
}

const checkedWays: readonly Way[] = [
  { size: 'phone', scheme: 'light', language: 'en-us' },
  { size: 'desktop', scheme: 'dark', language: 'he' },
]

const allWays: readonly Way[] = (['phone', 'tablet', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en-us', 'he'] as const).map((language) => ({ size, scheme, language })),
  ),
)

interface Book {
  readonly member: Member
  readonly recipeId: string
  readonly listId: string
  readonly friendId: string
}

let server: RunningServer
let full: Book
let empty: Member

async function call<T>(member: Member, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${server.url}api/${path}?token=${member.token}`, {
    method,
    ...(body instanceof FormData
      ? { body }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function uploadPhoto(member: Member, photo: Buffer | undefined): Promise<string[]> {
  if (!photo) return []
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)]), 'dish.jpg')
  return [(await call<{ id: string }>(member, 'POST', 'images', form)).id]
}

async function fillBook(browser: Browser): Promise<Book> {
  const member = await registerMember(server.url, 'Nora')
  const friend = await registerMember(server.url, 'Ben')
  const photos = await photographDishes(
    browser,
    writtenRecipes.flatMap(({ look }) => look ?? []),
  )
  const made: string[] = []
  for (const { look, ...recipe } of writtenRecipes) {
    const imageIds = await uploadPhoto(member, look && photos.shift())
    made.push((await call<{ id: string }>(member, 'POST', 'recipes', { ...recipe, imageIds })).id)
  }
  const [recipeId = ''] = made
  const { id: friendId } = await (await fetch(`${server.url}api/users/?token=${friend.token}`)).json()
  const { id: ownId } = await (await fetch(`${server.url}api/users/?token=${member.token}`)).json()
  await call(member, 'POST', `users/friends/${friendId}`, {})
  await call(friend, 'POST', `users/friends/${ownId}`, {})
  await call(member, 'POST', 'messages', { to: friendId, body: 'For Sunday?', recipeId })
  await call(friend, 'POST', 'messages', { to: ownId, body: 'I bring the bread.' })
  const { id: listId } = await call<{ id: string }>(member, 'POST', 'shoppingLists', { title: 'Market' })
  const items = ['2 lemons', '1 lemon', '1 l milk', '500 g flour', '6 eggs'].map((title) => ({ title }))
  await call(member, 'POST', `shoppingLists/${listId}`, { items: [...items, { title: 'salt', completed: true }] })
  return { member, recipeId, listId, friendId }
}

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  full = await fillBook(browser)
  empty = await registerMember(server.url, 'Newcomer')
  mkdirSync(pictures, { recursive: true })
})

test.afterAll(() => server.stop())

/** Screens by name: whose book they show, and their path. */
const screens: Readonly<
  Record<string, { readonly as: 'guest' | 'empty' | 'full'; readonly path: (book: Book) => string }>
> = {
  welcome: { as: 'guest', path: () => '/welcome' },
  login: { as: 'guest', path: () => '/auth/login' },
  register: { as: 'guest', path: () => '/auth/register' },
  about: { as: 'guest', path: () => '/about' },
  'not found': { as: 'guest', path: () => '/no-such-page' },
  'empty book': { as: 'empty', path: () => '/list/main' },
  'empty inbox': { as: 'empty', path: () => '/list/inbox' },
  'no people': { as: 'empty', path: () => '/people' },
  'no messages': { as: 'empty', path: () => '/messages' },
  'no lists': { as: 'empty', path: () => '/shopping-lists' },
  book: { as: 'full', path: () => '/list/main' },
  recipe: { as: 'full', path: ({ recipeId }) => `/recipe/${recipeId}` },
  editor: { as: 'full', path: ({ recipeId }) => `/edit-recipe/${recipeId}` },
  'new recipe': { as: 'full', path: () => '/edit-recipe/new' },
  labels: { as: 'full', path: () => '/labels' },
  people: { as: 'full', path: () => '/people' },
  profile: { as: 'full', path: () => '/people/my-profile' },
  messages: { as: 'full', path: () => '/messages' },
  conversation: { as: 'full', path: ({ friendId }) => `/messages/${friendId}` },
  'shopping lists': { as: 'full', path: () => '/shopping-lists' },
  'shopping list': { as: 'full', path: ({ listId }) => `/shopping-lists/${listId}` },
  settings: { as: 'full', path: () => '/settings' },
  account: { as: 'full', path: () => '/settings/account' },
  import: { as: 'full', path: () => '/settings/import/paprika' },
  export: { as: 'full', path: () => '/settings/export' },
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  // A photo that is in sight is waited for, so that the picture shows it.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
}

async function check(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, `axe on ${name}`).toEqual([])
  expect(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const way of everyWay ? allWays : checkedWays) {
  for (const as of ['guest', 'empty', 'full'] as const) {
    test(`screens of ${as} at ${way.size}, ${way.scheme}, ${way.language}`, async ({ browser }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({
        viewport: sizes[way.size],
        colorScheme: way.scheme,
        reducedMotion: 'reduce',
      })
      await context.addInitScript(
        (language) => localStorage.setItem('potluck:preferences', JSON.stringify({ global: { language } })),
        way.language,
      )
      const page = await context.newPage()
      if (as !== 'guest') await logIn(page, as === 'full' ? full.member : empty)
      const complaints = await complaintsOf(page)
      for (const [name, screen] of Object.entries(screens)) {
        if (screen.as !== as) continue
        await page.goto(`${server.url}#${screen.path(full)}`)
        // A fresh load: following the address alone would still show the screen before for a moment.
        await page.reload()
        await settle(page)
        await page.screenshot({ path: join(pictures, `${name}, ${way.size}, ${way.scheme}, ${way.language}.png`) })
        await check(page, name)
        if (way.size !== 'phone') continue
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await overflow(page), `${name} scrolls sideways at 320 px`).toBeLessThanOrEqual(0)
        await page.setViewportSize(sizes.phone)
      }
      expect(complaints).toEqual([])
      await context.close()
    })
  }
}
