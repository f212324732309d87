import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { deleteRecipe, listRecipes, listTitleLetters, moveRecipe, saveCopy, searchRecipes } from '@potluck/api/recipes'
import { listSavedSearches, saveSearch } from '@potluck/api/saved-searches'
import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { myRecipes } from '@potluck/platform/book-preferences'
import { announced } from '@potluck/testing/announced'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aRecipe, ben, foundPageOf, idOf, summaryOf } from '@potluck/testing/fixtures'
import { aNetwork } from '@potluck/testing/network'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, eventsOf } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

window.scrollTo = () => {}

const at = '2026-03-01T12:00:00.000Z'
const pancakes = aRecipe({ title: 'Pancakes', rating: 4 })
const soup = aRecipe({ id: idOf(2), title: 'Tomato soup', labels: [{ id: idOf(50), title: 'soup' }] })
const savedSearches = answer(listSavedSearches, () => [])
const noKitchens = answer(listKitchens, () => ({ kitchens: [], invitations: [] }))
const page = (...recipes: (typeof pancakes)[]) => ({ data: recipes.map(summaryOf), totalCount: recipes.length })
const labels = answer(listLabels, () => [
  { id: idOf(50), title: 'soup', recipeCount: 1, groupTitle: null, createdAt: at, updatedAt: at },
])

function showList(path: string, ...answers: Answer[]) {
  const host = createTestHost({ answers: [...answers, labels, savedSearches, noKitchens] })
  host.preferences.update(myRecipes, { viewType: 'list' })
  return renderScreen(remote, path, { host })
}

test('the book displays recipes as links and their number', async () => {
  await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes, soup)),
  )
  expect(await screen.findByRole('link', { name: 'Pancakes' })).toHaveAttribute('href', `#/recipe/${pancakes.id}`)
  expect(screen.getByText('2 recipes')).toBeInTheDocument()
  expect(screen.getByText('4 stars')).toBeInTheDocument()
})

test('a title is marked with its language, for the voice of a screen reader', async () => {
  await showList(
    '/list/main',
    answer(listRecipes, () => page({ ...pancakes, title: 'Bohnensuppe mit Speck' }, soup)),
  )
  expect(await screen.findByText('Bohnensuppe mit Speck')).toHaveAttribute('lang', 'de-de')
})

test('a long list offers the letters of its titles, and a filtered one does not', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    aRecipe({ id: idOf(300 + at), title: `${at < 3 ? 'Ale' : 'Bun'} ${at}` }),
  )
  const letters = answer(listTitleLetters, () => ({
    letters: [
      { letter: '0', count: 3 },
      { letter: 'b', count: 57 },
    ],
  }))
  const { user } = await showList(
    '/list/main',
    answer(listRecipes, () => page(...many)),
    letters,
    answer(searchRecipes, () => foundPageOf(...many)),
  )
  const jump = await screen.findByRole('button', { name: /jump to a letter/ })
  await user.click(jump)
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['0–9', 'B'])
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('searchbox'), 'bun')
  await announced('60 recipes found')
  expect(screen.queryByRole('button', { name: /jump to a letter/ })).not.toBeInTheDocument()
})

test('typing filters the list, keeps the focus in the box and updates the address', async () => {
  const { user, path, host } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes, soup)),
    answer(searchRecipes, () => foundPageOf(soup)),
  )
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'soup')
  await announced('1 recipe found')
  expect(screen.queryByRole('link', { name: 'Pancakes' })).not.toBeInTheDocument()
  expect(box).toHaveFocus()
  await waitFor(() => expect(path()).toBe('/list/main?search=soup'))
  const searches = host.happenings.requests.filter(({ endpoint }) => endpoint === searchRecipes)
  expect(searches.at(-1)?.query).toMatchObject({ query: 'soup' })
})

test('a fast answer replaces the previous list and is requested once', async () => {
  const searches: (string | undefined)[] = []
  const { user } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes, soup)),
    answer(searchRecipes, ({ query }) => {
      searches.push(query.query)
      return foundPageOf(soup)
    }),
  )
  await user.type(await screen.findByRole('searchbox'), 'soup')
  expect(await screen.findByText('1 recipe found')).toBeInTheDocument()
  await waitFor(() => expect(searches).toContain('soup'))
  expect(new Set(searches).size).toBe(searches.length)
})

test('a slow search displays the previous list until its answer arrives', async () => {
  const { promise: delay, resolve } = Promise.withResolvers<void>()
  const { user } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes, soup)),
    answer(searchRecipes, async () => {
      await delay
      return foundPageOf(soup)
    }),
  )
  await user.type(await screen.findByRole('searchbox'), 'soup')
  // The filters are those of the new search, although it has no answer yet.
  expect(await screen.findByRole('button', { name: 'Save search' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pancakes' })).toBeInTheDocument()
  resolve()
  expect(await screen.findByText('1 recipe found')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Pancakes' })).not.toBeInTheDocument()
})

/** Text of the page without the rows that are hidden for the next search. */
function visibleText(): string {
  const copy = document.body.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const hidden of copy.querySelectorAll('[inert]')) hidden.remove()
  return copy.textContent ?? ''
}

test('an offline search displays its own cached answer and never that of another search', async () => {
  const network = aNetwork()
  const soups = Promise.withResolvers<void>()
  const searches: (string | undefined)[] = []
  const { user, path } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes, soup)),
    answer(searchRecipes, async ({ query }) => {
      searches.push(query.query)
      if (query.query === 'pan') return foundPageOf(pancakes)
      if (query.query === 'soup') return foundPageOf()
      if (query.query === 'soups') await soups.promise
      throw new TypeError('no network')
    }),
  )
  network.cutOff()
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'soup')
  expect(await screen.findByText('No results for “soup”')).toBeInTheDocument()
  await user.clear(box)
  await user.type(box, 'sour')
  expect(await screen.findByRole('alert')).toHaveTextContent('This needs a connection')
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument()

  await user.clear(box)
  await screen.findByRole('link', { name: 'Pancakes' })
  await user.type(box, 'soups')
  await waitFor(() => expect(searches).toContain('soups'))
  soups.resolve()
  await screen.findByRole('alert')
  const wrong: string[] = []
  const observer = new MutationObserver(() => {
    const pageText = visibleText()
    if (/Pancakes|Tomato soup|Nothing found/.test(pageText) || !pageText.includes('This needs a connection'))
      wrong.push(pageText)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  // A second later the address has the search, and the list renders again.
  await waitFor(() => expect(path()).toBe('/list/main?search=soups'), { timeout: 5_000 })
  observer.disconnect()
  expect(wrong).toEqual([])

  await user.clear(box)
  await user.type(box, 'pan')
  expect(await screen.findByRole('link', { name: 'Pancakes' })).toBeInTheDocument()
})

test('the typed search is written to the address before another element is pressed', async () => {
  const { user, path } = await showList(
    '/list/main?time=30',
    answer(listRecipes, () => page(pancakes, soup)),
    answer(searchRecipes, () => foundPageOf(soup)),
  )
  await user.type(await screen.findByRole('searchbox'), 'soup')
  await screen.findByText('1 recipe found')
  const link = screen.getByRole('link', { name: 'Tomato soup' })
  expect(path()).toBe('/list/main?time=30')
  await user.pointer({ keys: '[MouseLeft>]', target: link })
  await waitFor(() => expect(path()).toBe('/list/main?time=30&search=soup'))
})

test('a search without results offers the whole book', async () => {
  const { user } = await showList(
    '/list/main?search=unicorn',
    answer(listRecipes, () => page(pancakes)),
    answer(searchRecipes, () => foundPageOf()),
  )
  expect(await screen.findByText('No results for “unicorn”')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all recipes' }))
  expect(await screen.findByRole('link', { name: 'Pancakes' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('a search without results hides the rows, and the next search reuses them', async () => {
  const { user } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes, soup)),
    answer(searchRecipes, ({ query }) => (query.query === 'soup' ? foundPageOf(soup) : foundPageOf())),
    answer(listTrash, () => ({ data: [], totalCount: 0 })),
  )
  const [row] = await screen.findAllByRole('listitem')
  await user.type(screen.getByRole('searchbox'), 'soups')
  expect(await screen.findByText('No results for “soups”')).toBeInTheDocument()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /soup/ })).not.toBeInTheDocument()
  await user.keyboard('{Backspace}')
  expect(await screen.findByRole('link', { name: 'Tomato soup' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toEqual([row])
})

test('label and rating filters are sent to the server and can be removed one by one', async () => {
  const { user, path, host } = await showList(
    '/list/main',
    answer(listRecipes, ({ query }) => (query.labels === 'soup' ? page(soup) : page(pancakes, soup))),
  )
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('button', { name: /^soup/ }))
  await user.click(screen.getByRole('button', { name: 'Not rated' }))
  await user.click(screen.getByRole('button', { name: /^Show 1 recipe/ }))
  expect(path()).toBe('/list/main?labels=soup&ratings=null')
  await waitFor(() =>
    expect(host.happenings.requests.at(-1)?.query).toMatchObject({ labels: 'soup', ratingFilter: 'null' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove filter soup' }))
  expect(path()).toBe('/list/main?ratings=null')
})

test('the filter recognizes a label in different case and removes it', async () => {
  const { user, path } = await showList(
    '/list/main?labels=Soup',
    answer(listRecipes, () => page(soup)),
  )
  await user.click(await screen.findByRole('button', { name: /^Filter/ }))
  await user.click(await screen.findByRole('button', { name: /^soup/, pressed: true }))
  expect(path()).toBe('/list/main')
  expect(screen.getByRole('button', { name: /^soup/ })).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  ['/list/anything', 'This folder doesn’t exist'],
  [`/list/inbox?userId=${idOf(77)}`, 'No recipes to show'],
])('the path %s is not the own book: %s', async (path, words) => {
  await showList(path)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('an unknown label is reported and can be removed', async () => {
  const { user, path } = await showList(
    '/list/main?labels=soup,gone',
    answer(listRecipes, () => page(soup)),
  )
  expect(await screen.findByText('The label “gone” doesn’t exist.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continue without it' }))
  expect(path()).toBe('/list/main?labels=soup')
})

describe('the profile of another cook', () => {
  const profileRecipe = aRecipe({ id: idOf(5), title: 'Kugel', isOwner: false, owner: ben })
  const path = `/list/main?userId=${ben.id}`

  test('displays recipes under the name of the cook and offers to copy one', async () => {
    const { user, host } = await showList(
      path,
      answer(listRecipes, ({ query }) => (query.userId === ben.id ? page(profileRecipe) : page())),
      answer(saveCopy, () => aRecipe({ id: idOf(6), title: 'Kugel', fromUser: ben })),
    )
    expect(await screen.findByRole('heading', { name: 'From Ben' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save Kugel to my book' }))
    await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toMatch(/^“Kugel” is .*in your book/))
  })

  test('names the kitchen that the profile shows', async () => {
    const profileKitchen = { id: idOf(40), name: 'Hearth' }
    await showList(
      `${path}&profileKitchen=${profileKitchen.id}`,
      answer(listRecipes, () => page({ ...profileRecipe, profileKitchen })),
    )
    expect(await screen.findByRole('heading', { name: 'Hearth, from Ben' })).toBeInTheDocument()
    expect(screen.getByText('Hearth')).toBeVisible()
  })

  test('sends searches and filters for that book only', async () => {
    const { user } = await showList(
      path,
      answer(listRecipes, ({ query }) =>
        query.userId === ben.id && query.maxMinutes === undefined ? page(profileRecipe) : page(),
      ),
      answer(searchRecipes, ({ query }) =>
        query.userId === ben.id && query.query === 'kug' ? foundPageOf(profileRecipe) : foundPageOf(),
      ),
    )
    await user.type(await screen.findByRole('searchbox'), 'kug')
    expect(await screen.findByText('1 recipe found')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText(/^0 recipes found/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'From Ben' })).toBeInTheDocument()
    await user.clear(screen.getByRole('searchbox'))
    await screen.findByText('1 recipe')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const filters = await screen.findByRole('dialog')
    expect(within(filters).queryByText('Rating')).not.toBeInTheDocument()
    await user.click(within(filters).getByRole('button', { name: 'Up to 30 min' }))
    expect(await screen.findByText(/^0 recipes found/)).toBeInTheDocument()
  })

  test('a search by rating explains that ratings are personal', async () => {
    await showList(
      `${path}&search=rating:5`,
      answer(searchRecipes, () => foundPageOf()),
    )
    expect(await screen.findByText(/^Ratings are personal/)).toBeInTheDocument()
  })

  test('an empty or removed profile displays a message', async () => {
    await showList(
      path,
      answer(listRecipes, () => new Refusal(404)),
    )
    expect(await screen.findByText('No recipes to show')).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })
})

test.each([
  ['labels=soup', 'yes', true],
  ['ratings=5', 'yes', true],
  ['search=label:soup', 'search', true],
  ['search=-soup', 'search', false],
  ['time=30', 'yes', false],
  ['labels=soup', 'no', false],
] as const)(
  'a list of %s with friends %s says that recipes of friends are left out: %s',
  async (address, includeFriends, isSaid) => {
    const host = createTestHost({
      answers: [
        answer(listRecipes, () => page(pancakes)),
        answer(searchRecipes, () => foundPageOf(pancakes)),
        labels,
        savedSearches,
        noKitchens,
      ],
    })
    host.preferences.update(myRecipes, { viewType: 'list', includeFriends })
    await renderScreen(remote, `/list/main?${address}`, { host })
    await screen.findByRole('link', { name: 'Pancakes' })
    expect(screen.queryAllByText(/friends’ recipes aren’t shown/)).toHaveLength(isSaid ? 1 : 0)
  },
)

test('recipes of friends are included by preference and display their owner', async () => {
  const { host, user } = await showList(
    '/list/main',
    answer(listRecipes, ({ query }) =>
      query.includeFriends === 'true'
        ? page(pancakes, aRecipe({ id: idOf(5), title: 'Kugel', owner: ben }))
        : page(pancakes),
    ),
  )
  await screen.findByRole('link', { name: 'Pancakes' })
  expect(screen.queryByRole('link', { name: 'Kugel' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sort and view' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: /Friends’ recipes/ }), 'Show with mine')
  expect(await screen.findByText('From Ben')).toBeInTheDocument()
  expect(host.preferences.get().myRecipes).toMatchObject({ includeFriends: 'yes' })
})

test('labels are displayed as chips by preference', async () => {
  const { host } = await showList(
    '/list/main',
    answer(listRecipes, () =>
      page(aRecipe({ rating: 3, labels: soup.labels.concat({ id: idOf(51), title: 'warm' }) })),
    ),
  )
  const row = (await screen.findByRole('link', { name: 'Pancakes' })).closest('li')
  expect(row).toHaveTextContent('soup, warm')
  act(() => host.preferences.update(myRecipes, { showLabelChips: true }))
  expect(row).not.toHaveTextContent('soup, warm')
  expect(within(row!).getByText('warm')).toBeInTheDocument()
  act(() => host.preferences.update(myRecipes, { showLabels: false }))
  expect(within(row!).queryByText('warm')).not.toBeInTheDocument()
})

test('tiles display descriptions by preference and stay tiles without photos', async () => {
  const { host } = await showList(
    '/list/main',
    answer(listRecipes, () => page(aRecipe({ description: 'thin ones' }))),
  )
  await screen.findByRole('link', { name: 'Pancakes' })
  act(() => host.preferences.update(myRecipes, { viewType: 'tiles', showImages: false }))
  expect(await screen.findByRole('article')).toHaveTextContent('thin ones')
  act(() => host.preferences.update(myRecipes, { showRecipeDescription: false }))
  expect(screen.getByRole('article')).not.toHaveTextContent('thin ones')
})

test('a recipe from another device appears in the list', async () => {
  const book = [pancakes]
  const { host } = await showList(
    '/list/main',
    answer(listRecipes, () => page(...book)),
  )
  await screen.findByRole('link', { name: 'Pancakes' })
  book.push(soup)
  act(() => host.bus.emit('recipes:changed', { recipeId: soup.id, change: 'created' }))
  expect(await screen.findByRole('link', { name: 'Tomato soup' })).toBeInTheDocument()
})

test('an empty book offers to add or import recipes', async () => {
  await showList(
    '/list/main',
    answer(listRecipes, () => page()),
    answer(listTrash, () => ({ data: [], totalCount: 0 })),
  )
  expect(await screen.findByRole('link', { name: 'Import recipes' })).toHaveAttribute('href', '#/settings/import')
  expect(screen.getByRole('link', { name: 'Add a recipe' })).toHaveAttribute('href', '#/add-recipe')
})

test('the search box of an empty book keeps the focus that it got before the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user } = await showList(
    '/list/main',
    answer(listRecipes, () => promise.then(() => page())),
    answer(searchRecipes, () => foundPageOf()),
    answer(listTrash, () => ({ data: [], totalCount: 0 })),
  )
  const box = await screen.findByRole('searchbox')
  await user.click(box)
  act(() => resolve())
  expect(await screen.findByRole('link', { name: 'Import recipes' })).toBeInTheDocument()
  expect(box).toHaveFocus()
  await user.type(box, 'soup')
  expect(await screen.findByText('No results for “soup”')).toBeInTheDocument()
  await user.clear(box)
  expect(await screen.findByRole('link', { name: 'Import recipes' })).toBeInTheDocument()
  expect(box).toHaveFocus()
})

test('an empty book links to the trash and offers to add a recipe only once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await showList(
    '/list/main',
    answer(listRecipes, () => promise.then(() => page())),
    answer(listTrash, () => ({ data: [], totalCount: 5_038 })),
  )
  expect(await screen.findByRole('searchbox')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Add a recipe' })).not.toBeInTheDocument()
  act(() => resolve())
  expect(await screen.findByRole('link', { name: '5,038 recipes in the trash' })).toHaveAttribute(
    'href',
    '#/list/trash',
  )
  expect(screen.getAllByRole('link', { name: 'Add a recipe' })).toHaveLength(1)
})

test('a list that fails to load displays an error and can be retried', async () => {
  let broken = true
  const { user } = await showList(
    '/list/main',
    answer(listRecipes, () => (broken ? new Refusal(503) : page(pancakes))),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Pancakes' })).toBeInTheDocument()
})

test('search results highlight matches, name their place and report corrected words', async () => {
  const stew = { ...summaryOf(aRecipe({ title: 'Sunday stew' })), match: { field: 'ingredients', line: '2 chickens' } }
  await showList(
    '/list/main?search=chikcen',
    answer(searchRecipes, () => ({
      data: [stew],
      totalCount: 1,
      marks: ['chickens'],
      corrections: [{ typed: 'chikcen', meant: ['chicken', 'chickens'] }],
    })),
  )
  await announced('No results for “chikcen”. Showing results for chicken or chickens.')
  expect(screen.getByText('chickens', { selector: 'mark' })).toBeInTheDocument()
})

test('typed filters are displayed beside the list and removed with one press', async () => {
  const { user, path } = await showList(
    '/list/main?search=soup+time:<30+-nuts',
    answer(searchRecipes, () => foundPageOf(soup)),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove filter time:<30' }))
  expect(path()).toBe('/list/main?search=soup+-nuts')
  expect(screen.getByRole('searchbox')).toHaveValue('soup -nuts')
})

test('energy and protein of a serving are written into the search and taken out of it', async () => {
  const { user, path } = await showList(
    '/list/main?search=soup+kcal:<900',
    answer(searchRecipes, () => foundPageOf(soup)),
  )
  await user.click(await screen.findByRole('button', { name: /^Filter/ }))
  const energy = await screen.findByRole('textbox', { name: 'Energy up to, kcal' })
  expect(energy).toHaveValue('900')
  await user.type(screen.getByRole('textbox', { name: 'Protein from, g' }), '30')
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/list/main?search=soup+kcal:<900+protein:>=30'))
  await user.clear(energy)
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/list/main?search=soup+protein:>=30'))
})

test('allergens are written into the search; what is not known of it stands below, folded', async () => {
  const { user, path } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes, soup)),
    answer(searchRecipes, ({ query }) => foundPageOf(query?.unclear ? pancakes : soup)),
  )
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('button', { name: 'nuts' }))
  await user.click(screen.getByRole('button', { name: 'milk' }))
  await user.click(screen.getByRole('button', { name: 'vegetarian' }))
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/list/main?search=without:nuts,milk+diet:vegetarian'))
  await user.click(screen.getByRole('button', { name: 'milk' }))
  await user.click(screen.getByRole('button', { name: 'vegetarian' }))
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/list/main?search=without:nuts'))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('heading', { name: 'No nuts found' })).toBeVisible()
  const notKnown = await screen.findByText('Not known: 1 recipe with lines that were not understood')
  expect(screen.getByText('Pancakes')).not.toBeVisible()
  await user.click(notKnown)
  expect(screen.getByRole('link', { name: 'Pancakes' })).toBeVisible()
})

test('time, source and excluded labels filter the list', async () => {
  const { user, path, host } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes)),
  )
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('radio', { name: 'none' }))
  await user.click(screen.getByRole('button', { name: /^soup/ }))
  await user.click(screen.getByRole('button', { name: 'Up to 30 min' }))
  await user.type(screen.getByRole('textbox', { name: 'Source' }), 'notebook')
  await waitFor(() => expect(path()).toBe('/list/main?without=soup&time=30&source=notebook'))
  await waitFor(() =>
    expect(host.happenings.requests.at(-1)?.query).toMatchObject({
      withoutLabels: 'soup',
      maxMinutes: '30',
      source: 'notebook',
    }),
  )
  await user.click(screen.getByRole('button', { name: /^Show 1 recipe/ }))
  await user.click(await screen.findByRole('button', { name: 'Remove filter Without soup' }))
  expect(path()).toBe('/list/main?time=30&source=notebook')
})

test('a search is saved under a name and offered', async () => {
  const { user, host } = await showList(
    '/list/main?search=soup&time=30',
    answer(searchRecipes, () => foundPageOf(soup)),
    answer(saveSearch, ({ params }) => ({
      id: params.id ?? '',
      title: 'Quick soups',
      view: 'search=soup',
      createdAt: at,
    })),
  )
  await user.click(await screen.findByRole('button', { name: 'Save search' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('soup, Up to 30 min')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a name.')).toBeInTheDocument()
  await user.type(name, 'Quick soups')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('“Quick soups” saved'))
  const sent = host.happenings.requests.find(({ endpoint }) => endpoint === saveSearch)
  expect(sent?.body).toEqual({ title: 'Quick soups', view: 'search=soup&time=30' })
})

test('the pantry is linked above the list, and a random order lasts until the list is sorted again', async () => {
  const { user, path, host } = await showList(
    '/list/main',
    answer(listRecipes, () => page(pancakes)),
  )
  expect(await screen.findByRole('link', { name: 'What can I cook?' })).toHaveAttribute('href', '#/list/main/cook')
  await user.click(await screen.findByRole('button', { name: 'Surprise me' }))
  expect(path()).toMatch(/^\/list\/main\?seed=\d+$/)
  expect(screen.getByRole('button', { name: 'Shuffle again' })).toBeVisible()
  await waitFor(() =>
    expect(host.happenings.requests.at(-1)?.query).toMatchObject({
      sort: 'random',
      seed: expect.stringMatching(/^\d+$/),
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Stop shuffling' }))
  expect(path()).toBe('/list/main')
})

test('the inbox can be searched', async () => {
  const { host } = await showList(
    '/list/inbox?search=kugel',
    answer(searchRecipes, () => foundPageOf(soup)),
  )
  await screen.findByText('1 recipe found')
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === searchRecipes)?.query).toMatchObject({
    folder: 'inbox',
    query: 'kugel',
  })
})

describe('the inbox', () => {
  const sent = aRecipe({
    id: idOf(3),
    title: 'Kugel',
    folder: 'inbox',
    notes: 'from my aunt',
    version: 5,
    fromUser: { id: idOf(60), name: 'Dana', handle: null },
  })

  test('accepting a recipe saves all of it to the book', async () => {
    const { user, host } = await showList(
      '/list/inbox',
      answer(listRecipes, () => page(sent)),
      answer(moveRecipe, () => ({})),
    )
    expect(await screen.findByText('From Dana')).toBeInTheDocument()
    const told = eventsOf(host, 'recipe:updated')
    await user.click(screen.getByRole('button', { name: 'Save Kugel to my book' }))
    await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('“Kugel” is now in your book'))
    const save = host.happenings.requests.find(({ endpoint }) => endpoint === moveRecipe)
    expect(save?.body).toEqual({ folder: 'main' })
    expect(told).toMatchObject([{ change: 'saved' }])
  })

  test('deleting moves a recipe to the trash, and undo restores it', async () => {
    let isInInbox = true
    const { user, host } = await showList(
      '/list/inbox',
      answer(listRecipes, () => (isInInbox ? page(sent) : page())),
      answer(deleteRecipe, () => {
        isInInbox = false
        return {}
      }),
      answer(restoreRecipes, () => {
        isInInbox = true
        return {}
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Delete Kugel' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kugel' })).not.toBeInTheDocument())
    await waitFor(() => expect(isInInbox).toBe(false))
    act(() => host.happenings.toasts.at(-1)?.action?.run())
    expect(await screen.findByRole('link', { name: 'Kugel' })).toBeInTheDocument()
    expect(isInInbox).toBe(true)
  })
})
