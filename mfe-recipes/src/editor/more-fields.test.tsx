import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { getRecipe, linkRecipe, listRecipes, type Recipe, searchRecipes, unlinkRecipe } from '@potluck/api/recipes'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aRecipe, foundPageOf, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const plain: Partial<Recipe> = {
  description: '',
  yield: '',
  activeTime: '',
  totalTime: '',
  source: '',
  url: '',
  notes: '',
  author: '',
  nutrition: '',
  labels: [],
  rating: null,
}

async function edit(recipe: Recipe | null, ...answers: Answer[]) {
  const host = createTestHost({
    answers: [
      ...answers,
      ...(recipe ? [answer(getRecipe, () => recipe)] : []),
      answer(listLabels, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ],
  })
  const { user } = await renderScreen(remote, `/edit-recipe/${recipe?.id ?? 'new'}`, { host })
  await screen.findByRole('textbox', { name: 'Title' })
  return { host, user }
}

test('a new recipe has title, photos, ingredients and steps; “More” shows the rest and goes to its first field', async () => {
  const { user } = await edit(null)
  const fields = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
  expect(fields()).toEqual(['title', 'ingredients', 'instructions'])
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getByRole('textbox', { name: 'Makes' })).toHaveFocus()
  expect(fields()).toEqual(expect.arrayContaining(['description', 'notes', 'source', 'url', 'author', 'nutrition']))
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

test.each<[string, Partial<Recipe>, boolean]>([
  ['nothing', {}, false],
  ['a note', { notes: 'less salt' }, true],
  ['stars', { rating: 4 }, true],
  ['another recipe', { linked: [{ id: idOf(404), title: 'Dough' }] }, true],
])('the rest of a recipe that has %s beside its text is open: %o', async (_, changes, isOpen) => {
  await edit(aRecipe({ id: idOf(406), ...plain, ...changes }))
  expect(screen.queryByRole('textbox', { name: 'Notes' }) !== null).toBe(isOpen)
})

test('fields that were open stay when the last of them is emptied', async () => {
  const { user } = await edit(aRecipe({ id: idOf(407), ...plain, notes: 'x' }))
  await user.clear(screen.getByRole('textbox', { name: 'Notes' }))
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus()
})

test('a recipe takes another one, unless that goes round in a circle, and takes it no more', async () => {
  const dough = { id: idOf(404), title: 'Dough' }
  const stock = aRecipe({ id: idOf(405), title: 'Stock' })
  const refusals = [null, new Refusal(409, 'circle')]
  const recipe = aRecipe({ id: idOf(401), title: 'Pancakes', linked: [dough] })
  const { host, user } = await edit(
    recipe,
    answer(listRecipes, () => ({ data: [summaryOf(stock)], totalCount: 1 })),
    answer(searchRecipes, () => foundPageOf(stock)),
    answer(linkRecipe, () => refusals.shift() ?? {}),
    answer(unlinkRecipe, () => ({})),
  )
  const lastMessage = () => host.happenings.toasts.at(-1)?.message
  const sent = (endpoint: object) => host.happenings.requests.filter((request) => request.endpoint === endpoint)
  for (const told of [/^“Stock” linked/, /already uses this recipe/]) {
    await user.click(screen.getByRole('button', { name: 'Link a recipe' }))
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Stock/ }))
    await waitFor(() => expect(lastMessage()).toMatch(told))
  }
  expect(sent(linkRecipe).map(({ params }) => params)).toEqual(Array(2).fill({ id: recipe.id, linkedId: stock.id }))
  await user.click(screen.getByRole('button', { name: 'Remove Dough' }))
  await waitFor(() =>
    expect(sent(unlinkRecipe).map(({ params }) => params)).toEqual([{ id: recipe.id, linkedId: dough.id }]),
  )
  expect(screen.getByRole('button', { name: 'Link a recipe' })).toHaveFocus()
})
