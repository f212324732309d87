import { chooseFood, forgetFood } from '@potluck/api/chosen-foods'
import { getRecipe, listRelated, type Recipe } from '@potluck/api/recipes'
import { marksOf } from '@potluck/foods/marks'
import { nutrientsBy } from '@potluck/foods/serving'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { answer } from '@potluck/testing/answers'
import { aRecipe, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const contents: Recipe['contents'] = {
  servings: 4,
  nutrients: { energy: 2_172, protein: 90, fat: 1.2, carbohydrates: 260, fibre: null, sugars: 40, salt: 5.2 },
  lines: [
    { at: 0, food: 'sugar', grams: 200, eaten: 200 },
    { at: 1, notCounted: 'food' },
    { at: 2, food: 'salt', notCounted: 'amount' },
  ],
}

const noNutrients = nutrientsBy(() => null)

async function show(changes: Partial<Recipe> = {}, showNutrition = true) {
  const written = aRecipe({ id: idOf(701), ingredients: '200 g sugar\n3 glimmer roots\nsalt', contents, ...changes })
  const host = createTestHost({
    answers: [
      answer(getRecipe, () => written),
      answer(listRelated, () => []),
      answer(chooseFood, () => ({})),
      answer(forgetFood, () => ({})),
    ],
  })
  host.preferences.update(recipeDetails, { showNutrition })
  const view = await renderScreen(remote, `/recipe/${written.id}`, { host })
  await screen.findByRole('heading', { level: 1, name: written.title })
  return { ...view, host }
}

const section = async () => within(await screen.findByRole('region', { name: 'What is in it' }))

/** The name and the amount of each nutrient. */
const amounts = (within: Awaited<ReturnType<typeof section>>) =>
  within
    .getAllByRole('term')
    .map((term, at) => `${term.textContent} ${within.getAllByRole('definition')[at]?.textContent}`)

test('a serving is shown as exactly as it is known, and what is not counted is named', async () => {
  await show()
  const shown = await section()
  await shown.findByText('Energy')
  expect(amounts(shown)).toEqual([
    'Energy > 540 kcal',
    'Protein > 23 g',
    'Fat < 1 g',
    'Carbohydrates > 65 g',
    'Fiber –',
    'Sugars > 10 g',
    'Salt > 1.3 g',
  ])
  expect(shown.getByText(/1 of 3 lines isn’t counted: 3 glimmer roots/)).toBeVisible()
})

test('all servings follow the scale of the recipe', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: '2 times' }))
  const shown = await section()
  await user.click(await shown.findByRole('radio', { name: 'All 8 servings' }))
  expect(amounts(shown)[0]).toBe('Energy > 4,350 kcal')
  await user.click(shown.getByRole('radio', { name: 'One serving' }))
  expect(amounts(shown)[0]).toBe('Energy > 540 kcal')
})

test('what the recipe states comes first, also where nothing was worked out', async () => {
  await show({ nutrition: '500 kcal', contents: undefined })
  const shown = await section()
  expect(shown.getByText('500 kcal')).toBeVisible()
  expect(shown.queryByText('Energy')).toBeNull()
})

test('whoever turns nutrition off sees no number of it', async () => {
  await show({ nutrition: '500 kcal' }, false)
  const shown = await section()
  expect(shown.getByRole('button', { name: 'What each line is' })).toBeVisible()
  expect([shown.queryByText('500 kcal'), shown.queryByText('Energy')]).toEqual([null, null])
})

test('a line that is not recognized is explained for all recipes, and that can be undone', async () => {
  const { user, host } = await show()
  await user.click((await section()).getByRole('button', { name: 'What each line is' }))
  const list = within(await screen.findByRole('list', { name: 'What each line is' }))
  expect(list.getByText('Not recognized')).toBeVisible()
  await user.click(list.getByRole('button', { name: '3 glimmer roots' }))
  const dialog = within(screen.getByRole('dialog', { name: 'What is “3 glimmer roots”?' }))
  await user.type(dialog.getByRole('combobox', { name: 'Food' }), 'nothing like it')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Choose a food from the list.')).toBeVisible()
  await user.clear(dialog.getByRole('combobox', { name: 'Food' }))
  await user.type(dialog.getByRole('combobox', { name: 'Food' }), 'carrot')
  await user.click(dialog.getByRole('option', { name: 'carrot' }))
  const sent = (endpoint: typeof chooseFood | typeof forgetFood) =>
    host.happenings.requests.filter((request) => request.endpoint === endpoint)
  await waitFor(() => expect(sent(chooseFood)).toHaveLength(1))
  expect(sent(chooseFood)[0]).toMatchObject({
    body: { line: '3 glimmer roots', food: 'carrot', recipeId: idOf(701) },
  })
  const toast = host.happenings.toasts.at(-1)
  expect(toast?.message).toBe('Saved for all recipes in this book')
  toast?.action?.run()
  await waitFor(() => expect(sent(forgetFood)).toHaveLength(1))
})

test('allergens are told with their lines, and so are lines that are not understood', async () => {
  const milk = marksOf(['milk', 'animal'])
  await show({
    ingredients: '2 tbsp butter\n\n100 g dark chocolate\n3 glimmer roots',
    contents: {
      ...contents,
      lines: [
        { at: 0, contains: milk },
        { at: 2, mayContain: marksOf(['milk', 'nuts', 'animal']) },
        { at: 3, notCounted: 'food', isUnclear: true },
      ],
    },
  })
  const shown = await section()
  expect(await shown.findByText('Contains milk (butter, line 1)')).toBeVisible()
  expect(shown.getByText('May contain nuts (dark chocolate, line 2)')).toBeVisible()
  expect(shown.getByText('1 line not understood: glimmer roots')).toBeVisible()
  expect(shown.getByText(/Instead of milk: oat or soy drink/)).toBeVisible()
  expect(shown.queryByText(/animal/)).toBeNull()
})

test('a line that is another recipe says so, and no food is chosen for it', async () => {
  const ofRecipe = { at: 1, isRecipe: true, grams: 400, eaten: 400, notCounted: 'part' } as const
  const lines = [{ at: 0, food: 'sugar', grams: 200, eaten: 200 }, ofRecipe]
  const ingredients = '200 g sugar\n1 batch pizza dough'
  const { user } = await show({ ingredients, contents: { servings: 4, nutrients: noNutrients, lines } })
  await user.click((await section()).getByRole('button', { name: 'What each line is' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What each line is' }))
  expect(await dialog.findByText('Another recipe, 400 g, Counted in part')).toBeVisible()
  expect(dialog.getByRole('button', { name: /200 g sugar/ })).toBeVisible()
  expect(dialog.queryByRole('button', { name: /pizza dough/ })).not.toBeInTheDocument()
})
