import { listKitchens } from '@potluck/api/kitchens'
import { getRecipe, listRelated } from '@potluck/api/recipes'
import { answer, Refusal } from '@potluck/testing/answers'
import { aRecipe, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen } from '@testing-library/react'
import remote from '../remote.tsx'

const kitchenId = idOf(40)

/** The recipe of a kitchen, in which the cook is what the server says. */
async function showRecipe() {
  const recipe = aRecipe({ id: idOf(700), title: 'Plum cake', kitchenId })
  const server = { isOwner: false, isIn: true }
  const host = createTestHost({
    answers: [
      answer(getRecipe, () => (server.isIn ? { ...recipe, isOwner: server.isOwner } : new Refusal(404))),
      answer(listRelated, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ],
  })
  await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  expect(await screen.findByRole('button', { name: 'Save a copy' })).toBeVisible()
  return { host, server }
}

test('a guest who becomes a cook of a kitchen can edit the recipe that is open', async () => {
  const { host, server } = await showRecipe()
  server.isOwner = true
  act(() => host.bus.emit('kitchen:changed', { kitchenId }))
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
})

test('the open recipe of a kitchen is hidden when the cook is removed from it', async () => {
  const { host, server } = await showRecipe()
  server.isIn = false
  act(() => host.bus.emit('kitchen:removed', { kitchenId }))
  expect(await screen.findByText('This recipe is not in your book')).toBeVisible()
  expect(screen.queryByText('Plum cake')).not.toBeInTheDocument()
})
