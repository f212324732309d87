import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { listRecipes } from '@potluck/api/recipes'
import { listSavedSearches } from '@potluck/api/saved-searches'
import { listTrash } from '@potluck/api/trash'
import { myRecipes } from '@potluck/platform/book-preferences'
import { answer, Refusal } from '@potluck/testing/answers'
import { aKitchen, aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

window.scrollTo = () => {}

const kitchen = aKitchen({ id: idOf(70), name: 'Home' })
const pancakes = aRecipe({ id: idOf(1), title: 'Pancakes' })
const pie = aRecipe({ id: idOf(2), title: 'Plum pie', kitchenId: kitchen.id })
const label = (title: string, recipeCount: number) => ({
  id: idOf(50 + recipeCount),
  title,
  recipeCount,
  groupTitle: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

function showList(path: string, kitchens: readonly Kitchen[] | null = [kitchen], kitchenId = '', own = [pancakes]) {
  const host = createTestHost({
    answers: [
      answer(listRecipes, ({ query }) => {
        const rows = query.kitchen === 'all' ? [...own, pie] : query.kitchen === undefined ? own : [pie]
        return { data: rows.map(summaryOf), totalCount: rows.length }
      }),
      answer(listLabels, ({ query }) => (query.kitchen === 'all' ? [label('Fast', 3)] : [])),
      answer(listSavedSearches, () => []),
      answer(listTrash, () => ({ data: [], totalCount: 0 })),
      answer(listKitchens, () => (kitchens === null ? new Refusal(503) : { kitchens: [...kitchens], invitations: [] })),
    ],
  })
  host.preferences.update(myRecipes, { viewType: 'list', kitchenId })
  return renderScreen(remote, path, { host })
}

test('all books are a choice that is kept; each recipe names its book, and labels of one title are one', async () => {
  const { user, path, host } = await showList('/list/main')
  await user.click(await screen.findByRole('button', { name: 'My recipes' }))
  expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
    'Home',
    'My book',
    'All recipes',
  ])
  expect(screen.getByRole('menuitemradio', { name: 'My book' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'All recipes' }))
  expect(await screen.findByRole('link', { name: 'Plum pie' })).toBeVisible()
  expect(path()).toBe('/list/main?kitchen=all')
  expect(host.preferences.get()).toMatchObject({ myRecipes: { kitchenId: 'all' } })
  expect(screen.getAllByText('Home')).toHaveLength(1)
  expect(screen.getAllByText('My book')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1, name: 'All recipes' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByRole('button', { name: /Fast.*3 recipes/ })).toBeVisible()
})

test('several recipes are selected in one book, and a new one goes into the own book', async () => {
  await showList('/list/main?kitchen=all')
  expect(await screen.findByText('Open one book to select recipes.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Add a recipe' })[0]).toHaveAttribute('href', '#/add-recipe')
})

test('whoever kept all books and is in no kitchen any more has their own book as before', async () => {
  await showList('/list/main?kitchen=all', [])
  expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /recipes$/ })).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
})

const gone = aKitchen({ id: idOf(71), name: 'Flat' })

test('a chosen kitchen that the cook is no longer in is forgotten, and their own book opens', async () => {
  const { host, path } = await showList('/list/main', [kitchen], gone.id)
  expect(await screen.findByRole('link', { name: 'Pancakes' })).toBeVisible()
  await waitFor(() => expect(path()).toBe('/list/main'))
  expect(host.preferences.get()).toMatchObject({ myRecipes: { kitchenId: '' } })
  expect(host.happenings.toasts.at(-1)?.message).toBe('You’re no longer in that household. This is your own book.')
})

test('a typed address of such a kitchen does not change the choice, and its page has a way out', async () => {
  const { host } = await showList(`/list/main?kitchen=${gone.id}`, [kitchen], kitchen.id)
  expect(await screen.findByRole('link', { name: 'Go to my recipes' })).toHaveAttribute('href', '#/list/main')
  expect(host.preferences.get()).toMatchObject({ myRecipes: { kitchenId: kitchen.id } })
})

test('no kitchen is called gone while the kitchens of the cook are unknown', async () => {
  const { host, path } = await showList('/list/main', null, kitchen.id)
  await waitFor(() => expect(path()).toBe(`/list/main?kitchen=${kitchen.id}`))
  expect(await screen.findByRole('link', { name: 'Plum pie' })).toBeVisible()
  await waitFor(() => expect(host.happenings.requests.some(({ endpoint }) => endpoint === listKitchens)).toBe(true))
  expect(screen.queryByText('You’re not in this household')).not.toBeInTheDocument()
  expect(host.preferences.get()).toMatchObject({ myRecipes: { kitchenId: kitchen.id } })
})

test('whose own book is empty finds their household, and the empty book if they choose it', async () => {
  const { user, path, host } = await showList('/list/main', [kitchen], '', [])
  expect(await screen.findByRole('link', { name: 'Plum pie' })).toBeVisible()
  expect(path()).toBe(`/list/main?kitchen=${kitchen.id}`)
  expect(screen.queryByText('Your book is empty')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Home' }))
  expect(await screen.findByRole('menuitem', { name: 'About Home' })).toHaveAttribute(
    'href',
    `#/kitchens/${kitchen.id}`,
  )
  expect(screen.getByRole('menuitem', { name: 'New household…' })).toHaveAttribute('href', '#/kitchens/new')
  await user.click(screen.getByRole('menuitemradio', { name: 'My book' }))
  expect(await screen.findByText('Your book is empty')).toBeVisible()
  expect(path()).toBe('/list/main')
  expect(host.preferences.get()).toMatchObject({ myRecipes: { kitchenId: '' } })
})

test('whose own book is empty and who is in no household sees how to fill it', async () => {
  await showList('/list/main', [], '', [])
  expect(await screen.findByText('Your book is empty')).toBeVisible()
})
