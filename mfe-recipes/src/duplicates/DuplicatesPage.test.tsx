import { listDuplicates } from '@potluck/api/duplicates'
import { deleteRecipe, type RecipeSummary } from '@potluck/api/recipes'
import { answer } from '@potluck/testing/answers'
import { aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, within } from '@testing-library/react'
import remote from '../remote.tsx'

const pancakes = [1, 2].map((number) => summaryOf(aRecipe({ id: idOf(number), title: `Pancakes ${number}` })))

/** A book with similar recipes. */
function show(recipes: readonly RecipeSummary[]) {
  const deletedIds = new Set<string>()
  const remaining = () => recipes.filter(({ id }) => !deletedIds.has(id))
  const groups = () => (remaining().length > 1 ? [{ recipes: remaining() }] : [])
  return renderScreen(remote, '/list/duplicates', {
    host: createTestHost({
      answers: [
        answer(listDuplicates, () => ({ groups: groups(), groupCount: groups().length })),
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
  const group = await screen.findByRole('list', { name: 'Likely the same: Pancakes 1' })
  expect(within(group).getAllByRole('link')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Delete Pancakes 2' }))
  expect(await screen.findByText('No duplicates')).toBeInTheDocument()
  expect(host.happenings.toasts.at(-1)?.action).toBeDefined()
})

test('a book without duplicates displays a message', async () => {
  await show([])
  expect(await screen.findByText('No duplicates')).toBeInTheDocument()
})
