import { expect, type Page, test } from '@playwright/test'
import { complaintsOf } from '../complaints.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { followRequests } from '../settled.ts'
import { checkScreen, overflow, sizes, type Way, wayName } from './check-screen.ts'
import { type FullBook, fillBook } from './full-book.ts'
import { languages } from './languages.ts'

/**
 * `PICTURES=all` photographs every screen in every way, and any other value those that are checked: each twice, in
 * English, and in one of the other languages, which take turns.
 */
const everyWay = process.env.PICTURES === 'all'

const [english = '', ...translations] = languages

const checkedWays: readonly Way[] = [
  { size: 'phone', scheme: 'light', language: english },
  ...translations.map(
    (language, turn) => ({ size: turn % 2 ? 'desktop' : 'phone', scheme: 'dark', language }) as const,
  ),
]

/** Whether it is the turn of a way to show the screen at a place of the list. */
const hasTurn = ({ language }: Way, place: number): boolean =>
  everyWay || language === english || translations[place % translations.length] === language

const allWays: readonly Way[] = (['phone', 'tablet', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((scheme) => languages.map((language) => ({ size, scheme, language }))),
)

let server: RunningServer
let full: FullBook
let empty: Member

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  full = await fillBook(browser, server.url)
  empty = await registerMember(server.url, 'Newcomer')
})

test.afterAll(() => server.stop())

/** Screens by name: whose book they show, and their path. */
const screens: Readonly<
  Record<string, { readonly as: 'guest' | 'empty' | 'full'; readonly path: (book: FullBook) => string }>
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
  'no plans': { as: 'empty', path: () => '/meal-planners' },
  book: { as: 'full', path: () => '/list/main' },
  recipe: { as: 'full', path: ({ recipeId }) => `/recipe/${recipeId}` },
  editor: { as: 'full', path: ({ recipeId }) => `/edit-recipe/${recipeId}` },
  'add a recipe': { as: 'full', path: () => '/add-recipe' },
  'new recipe': { as: 'full', path: () => '/edit-recipe/new' },
  labels: { as: 'full', path: () => '/labels' },
  people: { as: 'full', path: () => '/people' },
  profile: { as: 'full', path: () => '/people/my-profile' },
  messages: { as: 'full', path: () => '/messages' },
  conversation: { as: 'full', path: ({ friendId }) => `/messages/${friendId}` },
  'shopping lists': { as: 'full', path: () => '/shopping-lists' },
  'shopping list': { as: 'full', path: ({ listId }) => `/shopping-lists/${listId}` },
  'meal plans': { as: 'full', path: () => '/meal-planners' },
  'meal plan': { as: 'full', path: ({ planId }) => `/meal-planners/${planId}` },
  settings: { as: 'full', path: () => '/settings' },
  account: { as: 'full', path: () => '/settings/account' },
  import: { as: 'full', path: () => '/settings/import/paprika' },
  export: { as: 'full', path: () => '/settings/export' },
}

async function settle(page: Page, answered: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await answered()
  // A photo that is in sight is waited for, so that the picture shows it.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
}

for (const way of everyWay ? allWays : checkedWays) {
  for (const as of ['guest', 'empty', 'full'] as const) {
    const shown = Object.entries(screens).filter(([, screen], place) => screen.as === as && hasTurn(way, place))
    if (shown.length === 0) continue
    test(`screens of ${as} at ${wayName(way)}`, async ({ browser }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({
        viewport: sizes[way.size],
        // A language that is set would be the account's, and so that of every other test.
        locale: way.language,
        colorScheme: way.scheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      if (as !== 'guest') await logIn(page, as === 'full' ? full.member : empty)
      const complaints = await complaintsOf(page)
      const answered = followRequests(page)
      for (const [name, screen] of shown) {
        // A page of its own: following the address alone would still show the screen before for a moment.
        await page.goto(`${server.url}?${encodeURIComponent(name)}#${screen.path(full)}`)
        await settle(page, answered)
        await checkScreen(page, name, way)
        if (way.size !== 'phone') continue
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await overflow(page), `${name} scrolls sideways at 320 px`).toBeLessThanOrEqual(0)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
        expect(await overflow(page), `${name} scrolls sideways at 320 px in large type`).toBeLessThanOrEqual(0)
        await page.setViewportSize(sizes.phone)
      }
      expect(complaints).toEqual([])
      await context.close()
    })
  }
}
