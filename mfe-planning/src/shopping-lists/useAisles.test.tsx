import { idOf } from '@potluck/testing/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aPhoto, item, openList, serveList } from '../testing/served-list.ts'

test('items are grouped by aisle in the cook’s language', async () => {
  await openList(serveList([item('2 lemons'), item('1 l milk')]).answers)
  const dairy = await screen.findByRole('region', { name: 'Dairy' })
  expect(within(dairy).getByRole('checkbox', { name: /milk/ })).not.toBeChecked()
  expect(screen.getByRole('region', { name: 'Produce' })).toBeVisible()
})

test('an item moves to a new aisle together with same items', async () => {
  const { list, answers } = serveList([item('2 tomatoes'), item('1 tomato'), item('milk')])
  const { user } = await openList(answers, { groupSimilar: false })
  await user.click(await screen.findByRole('button', { name: 'More about 2 tomatoes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to another aisle' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Aisle' }), 'New aisle')
  await user.type(screen.getByRole('textbox', { name: 'Aisle name' }), 'Offers{Enter}')
  const offers = await screen.findByRole('region', { name: 'Offers' })
  expect(within(offers).getAllByRole('checkbox')).toHaveLength(2)
  await waitFor(() => expect(list.things).toMatchObject([{ title: 'tomatoes', regular: false }]))
  expect(list.aisles.at(-2)).toMatchObject({ title: 'Offers', id: list.things[0]?.aisle })
})

test('the keyboard changes the order of a list’s aisles', async () => {
  const { list, answers } = serveList([item('milk'), item('2 lemons')])
  const { user } = await openList(answers)
  await screen.findByRole('region', { name: 'Dairy' })
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(order()).toEqual(['Produce', 'Dairy'])
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Aisles in this store' }))
  const later = await screen.findByRole('button', { name: 'Move Produce down' })
  act(() => later.focus())
  for (const _step of Array.from({ length: 5 })) await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(order()).toEqual(['Dairy', 'Produce'])
  await waitFor(() => expect(list.aisles.findIndex(({ id }) => id === 'produce')).toBe(5))
})

test('items of a hidden aisle move to the rest until the aisle is shown again', async () => {
  const { list, answers } = serveList([item('milk')])
  const { user } = await openList(answers)
  await screen.findByRole('region', { name: 'Dairy' })
  const change = async (entry: string) => {
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Aisles in this store' }))
    await user.click(await screen.findByRole('button', { name: 'More about Dairy' }))
    await user.click(await screen.findByRole('menuitem', { name: entry }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
  }
  await change('Hide')
  expect(await screen.findByRole('region', { name: 'Everything else' })).toBeVisible()
  await waitFor(() => expect(list.aisles).toContainEqual({ id: 'dairy', title: null, hidden: true }))
  await change('Show')
  expect(await screen.findByRole('region', { name: 'Dairy' })).toBeVisible()
})

const market = () => [
  item('2 onions', { createdAt: '2026-11-20T08:00:00.000Z' }),
  item('1 l milk', { createdAt: '2026-11-20T09:00:00.000Z' }),
  item('1 onion', { createdAt: '2026-11-20T10:00:00.000Z' }),
]

/** The names of the aisles, and what the rows are called. */
const shown = () => ({
  aisles: screen.queryAllByRole('region').map((aisle) => aisle.getAttribute('aria-label')),
  rows: screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent),
})

test.each([
  [
    { groupCategories: true, groupSimilar: true },
    { aisles: ['Produce', 'Dairy'], rows: ['onions 3', 'milk 1 l'] },
  ],
  [
    { groupCategories: true, groupSimilar: false },
    { aisles: ['Produce', 'Dairy'], rows: ['onion 1', 'onions 2', 'milk 1 l'] },
  ],
  [
    { groupCategories: false, groupSimilar: true },
    { aisles: [], rows: ['onions 3', 'milk 1 l'] },
  ],
  [
    { groupCategories: false, groupSimilar: false },
    { aisles: [], rows: ['onion 1', 'milk 1 l', 'onions 2'] },
  ],
  [
    { groupCategories: false, groupSimilar: false, sortBy: 'createdAt' as const },
    { aisles: [], rows: ['onions 2', 'milk 1 l', 'onion 1'] },
  ],
  [
    { groupCategories: false, groupSimilar: true, sortBy: 'title' as const },
    { aisles: [], rows: ['milk 1 l', 'onions 3'] },
  ],
])('the grouping follows the preference %j', async (preferred, expected) => {
  await openList(serveList(market()).answers, preferred)
  await screen.findByRole('checkbox', { name: /milk/ })
  expect(shown()).toEqual(expected)
})

test('rows show remarks, notes and photos', async () => {
  const noted = { notes: 'VEGAN ONLY', image: aPhoto(idOf(70)) }
  const { answers } = serveList([
    item('2 l milk'),
    item('1 l milk, lactose-free'),
    item('200 g butter'),
    item('100 g butter', noted),
    item('50 g butter', noted),
  ])
  await openList(answers)
  await screen.findByRole('checkbox', { name: /lactose-free/ })
  expect(shown().rows).toEqual(['milk 1 l, lactose-free', 'milk 2 l', 'butter 150 g VEGAN ONLY', 'butter 200 g'])
  expect(await screen.findAllByRole('button', { name: /photo/i })).toHaveLength(2)
})

test('countable items have whole numbers', async () => {
  await openList(serveList([item('2 ½ eggs'), item('3 eggs'), item('½ onion')]).answers)
  await screen.findByRole('checkbox', { name: /eggs/ })
  expect(shown().rows).toEqual(['onion 1', 'eggs 6'])
})

test.each(['en-us', 'it-it', 'he'] as const)(
  'whoever reads in %s sees the same rows in the same aisles',
  async (language) => {
    const { list, answers } = serveList([
      item('2 onions'),
      item('1 onion, chopped'),
      item('12 lasagne'),
      item('2 lasagne'),
      item('burro'),
    ])
    list.languages = ['en-us', 'it-it']
    await openList(answers, {}, language)
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3))
    const aisles = screen.getAllByRole('region').map((aisle) => [
      aisle.dataset.aisle,
      within(aisle)
        .getAllByRole('checkbox')
        .map((box) => box.closest('[data-items]')?.getAttribute('data-items')),
    ])
    const [onions, chopped, lasagne, sheets, butter] = list.items.map(({ id }) => id)
    expect(aisles).toEqual([
      ['produce', [`${chopped},${onions}`]],
      ['dairy', [butter]],
      ['grocery', [`${sheets},${lasagne}`]],
    ])
  },
)

test('a renamed and moved aisle changes for everybody on the list', async () => {
  const { list, answers } = serveList([item('milk'), item('2 lemons')])
  const { user } = await openList(answers)
  await screen.findByRole('region', { name: 'Dairy' })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Aisles in this store' }))
  expect(await screen.findByText('Everything else')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More about Dairy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = screen.getByDisplayValue('Dairy')
  await user.clear(field)
  await user.type(field, 'Cold things{Enter}')
  await user.click(await screen.findByRole('button', { name: 'More about Cold things' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }))
  await waitFor(() => expect(list.aisles[0]).toEqual({ id: 'dairy', title: 'Cold things' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getAllByRole('region').map((aisle) => aisle.getAttribute('aria-label'))).toEqual([
    'Cold things',
    'Produce',
  ])
})
