import { listKitchens } from '@potluck/api/kitchens'
import { getProposal } from '@potluck/api/proposals'
import { deleteRecipe, getRecipe, listRelated, type Recipe, updateRecipe } from '@potluck/api/recipes'
import { answer } from '@potluck/testing/answers'
import { aRecipe } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`

const soup = aRecipe({ id: idOf(1), title: 'Soup', ingredients: '1 onion', instructions: 'Boil.' })
const draft = aRecipe({ id: idOf(2), title: 'Soup', ingredients: '1 onion', instructions: 'Roast.', folder: 'inbox' })
const createdAt = '2026-01-01T12:00:00.000Z'

const open = (original: Recipe, changeOf: { id: string; title: string } | null) => {
  const host = createTestHost({
    answers: [
      answer(getRecipe, ({ params }) => (params.id === draft.id ? draft : original)),
      answer(listRelated, () => []),
      answer(getProposal, () => ({ proposal: { by: 'Claude', createdAt, changeOf } })),
      answer(updateRecipe, () => ({ ...original, instructions: draft.instructions })),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(deleteRecipe, () => ({})),
    ],
  })
  return renderScreen(remote, `/recipe/${draft.id}`, { host })
}

test('a recipe that an assistant wrote says so', async () => {
  await open(soup, null)
  expect(await screen.findByText('Claude wrote this for you')).toBeVisible()
  expect(screen.getByText(/Check amounts, times and allergens/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save to my book' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
})

test('a change is compared with its recipe, taken over, and gone from the inbox', async () => {
  const { user, host } = await open(soup, { id: soup.id, title: 'Soup' })
  expect(await screen.findByText('Claude suggests a change to “Soup”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('region', { name: 'Instructions' })).toHaveTextContent(/Boil.*Roast/)
  expect(dialog.queryByRole('region', { name: 'Ingredients' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Change the recipe' }))
  const changes = () => host.happenings.requests.filter(({ endpoint }) => endpoint.method !== 'GET')
  await waitFor(() =>
    expect(changes().map(({ endpoint, params }) => [endpoint, params.id])).toEqual([
      [updateRecipe, soup.id],
      [deleteRecipe, draft.id],
    ]),
  )
  expect(host.happenings.toasts.map(({ message }) => message)).toEqual([expect.stringContaining('“Soup” changed')])
  expect(changes()[0]?.body).toMatchObject({ replaces: { instructions: 'Boil.' }, instructions: 'Roast.' })
})

test('the recipe of somebody else is compared and not changed', async () => {
  const { user } = await open({ ...soup, isOwner: false }, { id: soup.id, title: 'Soup' })
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('region', { name: 'Instructions' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Change the recipe' })).toBeNull()
})
