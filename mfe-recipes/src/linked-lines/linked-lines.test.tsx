import { getPantry } from '@potluck/api/pantry'
import { getRecipe, listRelated, type Recipe } from '@potluck/api/recipes'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aPantry, aRecipe, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, within } from '@testing-library/react'
import remote from '../remote.tsx'

const starter = aRecipe({ id: idOf(603), title: 'Starter', yield: '', ingredients: '10 g yeast', linked: [] })
const dough = aRecipe({
  id: idOf(602),
  title: 'Pizza dough',
  yield: '800 g',
  ingredients: '500 g flour\n1 batch starter',
  instructions: 'Knead 500 g flour.\nRest.',
  linked: [{ id: starter.id, title: 'Starter' }],
})
const oil = { id: idOf(604), title: 'Chilli oil' }
const pizza = (id: number, changes: Partial<Recipe> = {}) =>
  aRecipe({
    id: idOf(id),
    title: 'Pizza',
    ingredients: '400 g pizza dough\n2 tomatoes\n2 cups grandma’s broth',
    instructions: 'Bake.',
    linked: [{ id: dough.id, title: 'Pizza dough' }, { id: idOf(605), title: 'Grandma’s broth' }, oil],
    ...changes,
  })

async function show(recipe: Recipe, path = '', ...answers: Answer[]) {
  const recipes = [recipe, dough, starter, aRecipe({ id: idOf(605), title: 'Grandma’s broth', yield: '4 servings' })]
  const host = createTestHost({
    answers: [
      answer(getRecipe, ({ params }) => {
        const found = recipes.find(({ id }) => id === params.id)
        return found ?? new Refusal(404, 'not-found')
      }),
      answer(listRelated, () => []),
      ...answers,
    ],
  })
  return renderScreen(remote, `/recipe/${recipe.id}${path}`, { host })
}

const linesOf = (title: string) =>
  within(screen.getByRole('list', { name: `Ingredients of ${title}` }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent)

test('a line that is another recipe unfolds into its lines, scaled once, and so do their lines', async () => {
  const { user } = await show(pizza(610))
  const more = await screen.findByRole('button', { name: 'Ingredients of Pizza dough' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  await screen.findByRole('list', { name: 'Ingredients of Pizza dough' })
  expect(linesOf('Pizza dough')).toEqual(['250 g flour', '½ batch starter'])
  await user.click(screen.getByRole('button', { name: 'Ingredients of Starter' }))
  expect(linesOf('Starter')).toEqual(['5 g yeast'])
  expect(screen.getByRole('link', { name: 'Open Pizza dough' })).toHaveAttribute(
    'href',
    expect.stringContaining(dough.id),
  )
  await user.click(screen.getByRole('button', { name: 'Ingredients of Pizza dough' }))
  expect(screen.queryByRole('list', { name: 'Ingredients of Pizza dough' })).not.toBeInTheDocument()
})

test('a line whose amount cannot be worked out says why; a linked recipe that no line names stands below', async () => {
  const { user } = await show(pizza(611))
  await user.click(await screen.findByRole('button', { name: 'Ingredients of Grandma’s broth' }))
  expect(await screen.findByText(/^The amounts aren’t worked out: Grandma’s broth doesn’t say/)).toBeVisible()
  const others = within(screen.getByRole('navigation', { name: 'Uses these recipes' })).getAllByRole('link')
  expect(others.map(({ textContent }) => textContent)).toEqual(['Chilli oil'])
})

test('cook mode has the steps of a line that is another recipe', async () => {
  const { user } = await show(pizza(612), '/cook')
  await user.click((await screen.findAllByRole('button', { name: 'Ingredients of Pizza dough' }))[0] ?? document.body)
  const steps = within(await screen.findByRole('list', { name: 'Steps of Pizza dough' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Knead 250 g flour.', 'Rest.'])
})

test('for the shop a line that is another recipe is its lines, and nothing where that was made ahead', async () => {
  const lists = [answer(listShoppingLists, () => []), answer(getPantry, () => aPantry())]
  const { user } = await show(pizza(613), '', ...lists)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add to shopping list' }))
  const dialog = within(await screen.findByRole('dialog'))
  const offered = () => dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  const made = await dialog.findByRole('checkbox', { name: '400 g pizza dough Its ingredients go on the list' })
  expect(offered()).toEqual([
    '400 g pizza doughIts ingredients go on the list',
    '250 g flour',
    '½ batch starterIts ingredients go on the list',
    '5 g yeast',
    '2 tomatoes',
    '2 cups grandma’s broth',
  ])
  expect(dialog.getByRole('button', { name: 'Add 4 items' })).toBeEnabled()
  await user.click(made)
  expect(offered()).toEqual(['400 g pizza doughMade ahead', '2 tomatoes', '2 cups grandma’s broth'])
  expect(dialog.getByRole('button', { name: 'Add 2 items' })).toBeEnabled()
})
