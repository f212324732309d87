import { listDuplicates } from '@potluck/api/duplicates'
import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { deleteRecipe, type RecipeSummary } from '@potluck/api/recipes'
import { answer } from '@potluck/testing/answers'
import { aKitchen, aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const pancakes = [1, 2].map((number) => summaryOf(aRecipe({ id: idOf(number), title: `Pancakes ${number}` })))

const home = aKitchen()

/** A book with similar recipes; of the kitchen, where there is one. */
function show(recipes: readonly RecipeSummary[], kitchens: Kitchen[] = []) {
  const deletedIds = new Set<string>()
  const remaining = () => recipes.filter(({ id }) => !deletedIds.has(id))
  const groups = () => (remaining().length > 1 ? [{ recipes: remaining() }] : [])
  return renderScreen(remote, '/list/duplicates', {
    host: createTestHost({
      answers: [
        answer(listKitchens, () => ({ kitchens, invitations: [] })),
        answer(listDuplicates, ({ query }) => {
          const found = query.kitchen === kitchens[0]?.id ? groups() : []
          return { groups: found, groupCount: found.length }
        }),
        answer(deleteRecipe, ({ params }) => {
          deletedIds.add(String(params.id))
          return {}
        }),
      ],
    }),
  })
}

test('similar recipes are grouped, and one can be deleted with undo', async () => {
  const { user, host } = await show(pancakes)
  const group = await screen.findByRole('list', { name: 'Probably the same: Pancakes 1' })
  expect(within(group).getAllByRole('link')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Delete Pancakes 2' }))
  expect(await screen.findByText('No duplicates')).toBeInTheDocument()
  expect(host.happenings.toasts.at(-1)?.action).toBeDefined()
})

test('a book without duplicates displays a message', async () => {
  await show([])
  expect(await screen.findByText('No duplicates')).toBeInTheDocument()
})

test('the duplicates of a kitchen are shown when it is chosen, and are deleted from its book', async () => {
  const { user, host } = await show(pancakes, [home])
  expect(await screen.findByText('No duplicates')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'My book' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Home' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Pancakes 2' }))
  expect(await screen.findByText('No duplicates')).toBeInTheDocument()
  const deleted = () => host.happenings.requests.find(({ endpoint }) => endpoint === deleteRecipe)
  await waitFor(() => expect(deleted()?.query).toEqual({ kitchen: home.id }))
})
