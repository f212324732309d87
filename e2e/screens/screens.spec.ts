import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { trackRequests } from '../pending-requests.ts'
import { type RunningServer, startServer } from '../server.ts'
import { checkScreen, overflow, sizes, type Variant, variantName } from './check-screen.ts'
import { type FullBook, fillBook } from './full-book.ts'
import { languages } from './languages.ts'

/**
 * `PICTURES=all` takes screenshots of every screen in every variant, any other value of the checked ones: each screen in
 * English and in one other language, by turns.
 */
const checksAll = process.env.PICTURES === 'all'

const [english = '', ...translations] = languages

const checkedVariants: readonly Variant[] = [
  { size: 'phone', scheme: 'light', language: english },
  ...translations.map(
    (language, turn) => ({ size: turn % 2 ? 'desktop' : 'phone', scheme: 'dark', language }) as const,
  ),
]

/** Variants of a screen differ by language only in their direction: the usual run takes English and Hebrew. */
const tagOf = ({ language }: Variant) => (checksAll || language === english || language === 'he' ? [] : ['@rest'])

/** Whether a variant shows the screen at this index of the list. */
const showsScreen = ({ language }: Variant, place: number): boolean =>
  checksAll || language === english || translations[place % translations.length] === language

const allVariants: readonly Variant[] = (['phone', 'tablet', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((scheme) => languages.map((language) => ({ size, scheme, language }))),
)

let server: RunningServer
let full: FullBook
let empty: Member

test.beforeAll(async ({ browser }) => {
  server = await startServer({ ASSISTANTS: 'true' })
  full = await fillBook(browser, server.url)
  empty = await registerMember(server.url, 'Newcomer')
})

test.afterAll(() => server.stop())

/** Screens by name: the reader and the path. */
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
  'login and security': { as: 'full', path: () => '/settings/security' },
  'other apps': { as: 'full', path: () => '/settings/apps' },
  assistants: { as: 'full', path: () => '/settings/apps/assistants' },
  'browser extension': { as: 'full', path: () => '/settings/apps/extension' },
  'share from an iPhone': { as: 'full', path: () => '/settings/apps/iphone' },
  import: { as: 'full', path: () => '/settings/import/paprika' },
  export: { as: 'full', path: () => '/settings/export' },
}

async function settle(page: Page, settled: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await settled()
  // Wait for visible photos, so that the screenshot shows them.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
}

const readerNames = { guest: 'a guest', empty: 'a new member', full: 'a member' } as const

for (const variant of checksAll ? allVariants : checkedVariants) {
  for (const as of ['guest', 'empty', 'full'] as const) {
    const visitedScreens = Object.entries(screens).filter(
      ([, screen], place) => screen.as === as && showsScreen(variant, place),
    )
    if (visitedScreens.length === 0) continue
    const name = `screens are accessible and fit for ${readerNames[as]} at ${variantName(variant)}`
    test(name, { tag: tagOf(variant) }, async ({ browser }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({
        viewport: sizes[variant.size],
        // A language chosen in the settings would be stored in the account, for every other test.
        locale: variant.language,
        colorScheme: variant.scheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      if (as !== 'guest') await logIn(page, as === 'full' ? full.member : empty)
      const errors = await collectErrors(page)
      const settled = trackRequests(page)
      for (const [name, screen] of visitedScreens) {
        // Load a new page: a change of the hash would show the previous screen for a moment.
        await page.goto(`${server.url}?${encodeURIComponent(name)}#${screen.path(full)}`)
        await settle(page, settled)
        await checkScreen(page, name, variant)
        if (variant.size !== 'phone') continue
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await overflow(page), `${name} scrolls sideways at 320 px`).toBeLessThanOrEqual(0)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
        expect(await overflow(page), `${name} scrolls sideways at 320 px in large type`).toBeLessThanOrEqual(0)
        await page.setViewportSize(sizes.phone)
      }
      expect(errors).toEqual([])
      await context.close()
    })
  }
}
