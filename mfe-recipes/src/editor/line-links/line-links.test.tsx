import { findLikelyDuplicates } from '@potluck/api/duplicates'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import {
  createRecipe,
  getRecipe,
  linkRecipe,
  listRelated,
  type Recipe,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { answer, silent } from '@potluck/testing/answers'
import { aRecipe, foundPageOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../../remote.tsx'

const dough = aRecipe({ id: idOf(501), title: 'Pizza dough' })

async function edit(recipe: Recipe | null) {
  const host = createTestHost({
    answers: [
      // A new one is opened once it is saved.
      recipe ? answer(getRecipe, () => recipe) : silent(getRecipe),
      silent(listRelated),
      answer(searchRecipes, () => foundPageOf(dough)),
      answer(findLikelyDuplicates, () => []),
      answer(listLabels, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(createRecipe, () => aRecipe({ id: idOf(502) })),
      answer(updateRecipe, () => aRecipe({ id: idOf(502) })),
      answer(linkRecipe, () => ({})),
    ],
  })
  const { user } = await renderScreen(remote, `/edit-recipe/${recipe?.id ?? 'new'}`, { host })
  const ingredients = await screen.findByRole('textbox', { name: 'Ingredients' })
  return { host, user, ingredients }
}

const offers = () => screen.queryAllByRole('button', { name: /^Link “/ }).map(({ textContent }) => textContent)

// A draft of a new recipe would be in the next one.
beforeEach(() => localStorage.clear())

const sent = ({ happenings }: ReturnType<typeof createTestHost>) => happenings.requests.map(({ endpoint }) => endpoint)
const linksOf = ({ happenings }: ReturnType<typeof createTestHost>) =>
  happenings.requests.filter(({ endpoint }) => endpoint === linkRecipe).map(({ params, query }) => [params, query])

test('a line that the cook writes is offered as a recipe of the book; taken, it is linked by its words', async () => {
  const recipe = aRecipe({ id: idOf(503), title: 'Pizza', ingredients: '2 tomatoes' })
  const { host, user, ingredients } = await edit(recipe)
  await user.type(ingredients, '\n½ batch pizza dough')
  const offer = await screen.findByRole('button', { name: 'Link “½ batch pizza dough” to Pizza dough' })
  await user.click(offer)
  expect(ingredients).toHaveFocus()
  expect(ingredients).toHaveValue('2 tomatoes\n½ batch pizza dough')
  await waitFor(() =>
    expect(linksOf(host)).toEqual([[{ id: recipe.id, linkedId: dough.id }, { words: 'pizza dough' }]]),
  )
  await waitFor(() => expect(offers()).toEqual([]))
})

test('a line of a saved recipe that asks for a batch is offered when the editor opens, others are not', async () => {
  await edit(aRecipe({ id: idOf(504), ingredients: '1 batch pizza dough\n1 pizza dough, large' }))
  await waitFor(() => expect(offers()).toEqual(['Link “1 batch pizza dough” to Pizza dough']))
})

test('what a line does not name is not offered', async () => {
  const { user, ingredients } = await edit(null)
  await user.type(ingredients, '1 pizza\n200 g dough\n1 batch dough')
  await waitFor(() => expect(offers()).toEqual(['Link “1 batch dough” to Pizza dough']))
})

test('a new recipe is linked when it is saved, after it is created', async () => {
  const { host, user, ingredients } = await edit(null)
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Calzone')
  await user.type(ingredients, 'pizza dough')
  await user.click(await screen.findByRole('button', { name: 'Link “pizza dough” to Pizza dough' }))
  expect(linksOf(host)).toEqual([])
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(linksOf(host)).toHaveLength(1))
  expect(sent(host).indexOf(createRecipe)).toBeGreaterThan(-1)
  expect(sent(host).indexOf(createRecipe)).toBeLessThan(sent(host).indexOf(linkRecipe))
})
