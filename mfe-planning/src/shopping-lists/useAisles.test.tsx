import { act, screen, waitFor, within } from '@testing-library/react'
import { item, keeping, openList } from '../testing/kept-list.ts'

test('what is to buy stands under its aisle, in the aisles of the cook’s language', async () => {
  await openList(keeping([item('2 lemons'), item('1 l milk')]).answers)
  const dairy = await screen.findByRole('region', { name: 'Dairy' })
  expect(within(dairy).getByRole('checkbox', { name: /milk/ })).not.toBeChecked()
  expect(screen.getByRole('region', { name: 'Produce' })).toBeVisible()
})

test('a thing is put into an aisle of one’s own, and what is like it goes with it', async () => {
  const { list, answers } = keeping([item('2 tomatoes'), item('1 tomato'), item('milk')])
  const { user } = await openList(answers, { groupSimilar: false })
  await user.click(await screen.findByRole('button', { name: 'More about 2 tomatoes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put into another aisle' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Aisle' }), 'A new aisle')
  await user.type(screen.getByRole('textbox', { name: 'Name of the aisle' }), 'Offers{Enter}')
  const offers = await screen.findByRole('region', { name: 'Offers' })
  expect(within(offers).getAllByRole('checkbox')).toHaveLength(2)
  await waitFor(() => expect(list.things).toMatchObject([{ title: 'tomatoes', regular: false }]))
  expect(list.aisles.at(-1)).toMatchObject({ title: 'Offers', id: list.things[0]?.aisle })
})

test('the aisles stand in the order of the list’s own shop, put so by keys', async () => {
  const { list, answers } = keeping([item('milk'), item('2 lemons')])
  const { user } = await openList(answers)
  await screen.findByRole('region', { name: 'Dairy' })
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(order()).toEqual(['Produce', 'Dairy'])
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Aisles of this shop' }))
  const later = await screen.findByRole('button', { name: 'Produce: later' })
  act(() => later.focus())
  for (const _step of Array.from({ length: 5 })) await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(order()).toEqual(['Dairy', 'Produce'])
  await waitFor(() => expect(list.aisles.findIndex(({ id }) => id === 'produce')).toBe(5))
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
    { aisles: ['Produce', 'Dairy'], rows: ['onions 3 2 entries together', 'milk 1 l'] },
  ],
  [
    { groupCategories: true, groupSimilar: false },
    { aisles: ['Produce', 'Dairy'], rows: ['onion 1', 'onions 2', 'milk 1 l'] },
  ],
  [
    { groupCategories: false, groupSimilar: true },
    { aisles: [], rows: ['onions 3 2 entries together', 'milk 1 l'] },
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
    { aisles: [], rows: ['milk 1 l', 'onions 3 2 entries together'] },
  ],
])('as the cook prefers it, %j', async (preferred, expected) => {
  await openList(keeping(market()).answers, preferred)
  await screen.findByRole('checkbox', { name: /milk/ })
  expect(shown()).toEqual(expected)
})
