import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { getRecipe, listRecipes, listRelated, searchRecipes } from '@potluck/api/recipes'
import { listSavedSearches } from '@potluck/api/saved-searches'
import { myRecipes } from '@potluck/platform/book-preferences'
import { globalPreferences } from '@potluck/platform/global-preferences'
import { answer } from '@potluck/testing/answers'
import { aRecipe, ben, foundPageOf, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import { lastList } from '../../book/last-list.ts'
import remote from '../../remote.tsx'

window.scrollTo = () => {}

const book = ['Apple cake', 'Bean soup', 'Carrot pie'].map((title, at) => aRecipe({ id: idOf(800 + at), title }))
const theirs = aRecipe({ id: idOf(810), title: 'Kugel', isOwner: false, owner: ben })

/** A window of this width, in px. */
function setWidth(width: number) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}

beforeEach(() => lastList.set({ folder: 'main', query: '' }))

async function show(path: string, menuStands = false) {
  const host = createTestHost({
    answers: [
      answer(getRecipe, ({ params }) => [...book, theirs].find(({ id }) => id === params.id) ?? theirs),
      answer(listRelated, () => []),
      answer(listRecipes, () => ({ data: book.map(summaryOf), totalCount: book.length })),
      answer(searchRecipes, () => foundPageOf(...book.slice(1))),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(listLabels, () => []),
      answer(listSavedSearches, () => []),
    ],
  })
  host.preferences.update(globalPreferences, { enableSplitPane: menuStands })
  host.preferences.update(myRecipes, { viewType: 'list' })
  return renderScreen(remote, path, { host })
}

const pane = () => screen.findByRole('navigation', { name: 'My recipes, beside the recipe' })
const rows = async () =>
  within(await pane())
    .getAllByRole('link')
    .slice(1)
const titleOf = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test.each([
  [1199, false, false],
  [1200, false, true],
  [1439, true, false],
  [1440, true, true],
])(
  'in a window of %i px, with a standing menu: %s, the list stands beside a recipe: %s',
  async (width, menu, isThere) => {
    setWidth(width)
    await show(`/recipe/${idOf(800)}`, menu)
    await screen.findByRole('heading', { level: 1, name: 'Apple cake' })
    if (isThere) expect(await pane()).toBeVisible()
    else expect(screen.queryByRole('navigation', { name: /beside the recipe/ })).not.toBeInTheDocument()
  },
)

test('keys move through the list, the address is the recipe’s, and the focus stays in the list', async () => {
  setWidth(1200)
  const { user, path } = await show(`/recipe/${idOf(800)}`)
  await waitFor(async () => expect((await rows()).map(({ textContent }) => textContent)).toHaveLength(3))
  ;(await rows())[0]?.focus()
  await user.keyboard('j')
  await waitFor(async () => expect(await titleOf()).toBe('Bean soup'))
  expect(path()).toBe(`/recipe/${idOf(801)}`)
  await waitFor(async () => expect((await rows())[1]).toHaveFocus())
  expect((await rows())[1]).toHaveAttribute('aria-current', 'page')
  await user.keyboard('{ArrowDown}')
  await waitFor(async () => expect(await titleOf()).toBe('Carrot pie'))
  await waitFor(async () => expect((await rows())[2]).toHaveFocus())
  await user.keyboard('{ArrowDown}k')
  await waitFor(async () => expect(await titleOf()).toBe('Bean soup'))
})

test('the list is the one that the recipe was opened from, with its search', async () => {
  setWidth(1200)
  const list = await show('/list/main?search=soup')
  await screen.findByRole('link', { name: 'Bean soup' })
  list.unmount()
  await show(`/recipe/${idOf(801)}`)
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(within(await pane()).getByRole('link', { name: 'My recipes' })).toHaveAttribute(
    'href',
    '#/list/main?search=soup',
  )
})

test('a recipe of somebody else stands alone', async () => {
  setWidth(1600)
  await show(`/recipe/${theirs.id}`)
  await screen.findByRole('heading', { level: 1, name: 'Kugel' })
  expect(screen.queryByRole('navigation', { name: /beside the recipe/ })).not.toBeInTheDocument()
})
