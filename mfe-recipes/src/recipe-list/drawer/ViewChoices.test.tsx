import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { listRecipes } from '@potluck/api/recipes'
import { listSavedSearches } from '@potluck/api/saved-searches'
import { myRecipes } from '@potluck/platform/book-preferences'
import { answer } from '@potluck/testing/answers'
import { aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

window.scrollTo = () => {}

const pancakes = aRecipe({
  title: 'Pancakes',
  description: 'thin ones',
  source: 'Aunt Edna',
  labels: [{ id: idOf(50), title: 'sweet' }],
})

async function openChoices(path = '/list/main') {
  const host = createTestHost({
    answers: [
      answer(listRecipes, () => ({ data: [summaryOf(pancakes)], totalCount: 1 })),
      answer(listLabels, () => []),
      answer(listSavedSearches, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ],
  })
  host.preferences.update(myRecipes, { viewType: 'list' })
  const screenOf = await renderScreen(remote, path, { host })
  const row = (await screen.findByRole('link', { name: 'Pancakes' })).closest('li')
  await screenOf.user.click(screen.getByRole('button', { name: 'Sort and view' }))
  return { ...screenOf, host, row }
}

test('the switch “Labels” hides the labels of the rows', async () => {
  const { user, row } = await openChoices()
  expect(row).toHaveTextContent('sweet')
  await user.click(await screen.findByRole('switch', { name: 'Labels' }))
  await waitFor(() => expect(row).not.toHaveTextContent('sweet'))
})

test('source and description of a row follow the settings that the sheet links to', async () => {
  const { host, row } = await openChoices()
  expect(await screen.findByRole('link', { name: 'More' })).toHaveAttribute('href', '#/settings/display')
  expect(row).toHaveTextContent('thin ones')
  expect(row).not.toHaveTextContent('Aunt Edna')
  act(() => host.preferences.update(myRecipes, { showRecipeDescription: false, showSource: true }))
  await waitFor(() => expect(row).toHaveTextContent('Aunt Edna'))
  expect(row).not.toHaveTextContent('thin ones')
})

test('six orders are offered; one that an older release stored stays until another is chosen', async () => {
  const { user, host } = await openChoices()
  act(() => host.preferences.update(myRecipes, { sortBy: 'createdAt' }))
  const orders = within(await screen.findByRole('combobox', { name: 'Sort by' }))
  await waitFor(() => expect(orders.getAllByRole('option')).toHaveLength(7))
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('createdAt')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Quickest first')
  await waitFor(() => expect(orders.getAllByRole('option')).toHaveLength(6))
})
