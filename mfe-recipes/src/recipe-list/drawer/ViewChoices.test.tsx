import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { listRecipes } from '@potluck/api/recipes'
import { listSavedSearches } from '@potluck/api/saved-searches'
import { myRecipes } from '@potluck/platform/book-preferences'
import { answer } from '@potluck/testing/answers'
import { aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
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
  await screenOf.user.click(screen.getByRole('button', { name: 'Sorting and view' }))
  return { ...screenOf, host, row }
}

test.each([
  ['Source', 'Aunt Edna', false],
  ['Descriptions', 'thin ones', true],
  ['Labels', 'sweet', true],
])('the switch “%s” shows or hides “%s”', async (name, words, isShown) => {
  const { user, row } = await openChoices()
  const shows = () => row?.textContent?.includes(words)
  expect(shows()).toBe(isShown)
  await user.click(await screen.findByRole('switch', { name }))
  await waitFor(() => expect(shows()).toBe(!isShown))
})

test('the filter requires every selected label by preference', async () => {
  const { user, host } = await openChoices('/list/main?labels=sweet,thin')
  const lastQuery = () => host.happenings.requests.findLast(({ endpoint }) => endpoint === listRecipes)?.query
  expect(lastQuery()).not.toHaveProperty('labelIntersection', 'true')
  await user.click(await screen.findByRole('switch', { name: 'Only recipes with every chosen label' }))
  await waitFor(() => expect(lastQuery()).toHaveProperty('labelIntersection', 'true'))
})
