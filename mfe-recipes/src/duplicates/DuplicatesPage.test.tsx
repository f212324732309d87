import { listDuplicates } from '@potluck/api/duplicates'
import { type DoubleRecipe, listDoubles, startMove } from '@potluck/api/kitchen-moves'
import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { deleteRecipe, getRecipe, type RecipeSummary, updateRecipe } from '@potluck/api/recipes'
import { answer } from '@potluck/testing/answers'
import { aKitchen, aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const pancakes = [1, 2].map((number) => summaryOf(aRecipe({ id: idOf(number), title: `Pancakes ${number}` })))

const home = aKitchen()

const mine = aRecipe({ id: idOf(11), title: 'Plum cake', ingredients: '3 plums', source: 'Mum' })
const theirs = aRecipe({ id: idOf(12), title: 'Plum cake', ingredients: '4 plums', source: 'Dad', kitchenId: home.id })

const doubleOf = (number: number, isSame: boolean): DoubleRecipe => ({
  recipe: { id: idOf(number), title: 'Plum cake' },
  inKitchen: { id: idOf(number + 1), title: 'Plum cake' },
  isSame,
})

/** A book with similar recipes; of the kitchen, where there is one. */
function show(recipes: readonly RecipeSummary[], kitchens: Kitchen[] = [], doubles: DoubleRecipe[] = [], path = '') {
  const deletedIds = new Set<string>()
  const remaining = () => recipes.filter(({ id }) => !deletedIds.has(id))
  const groups = () => (remaining().length > 1 ? [{ recipes: remaining() }] : [])
  return renderScreen(remote, `/list/duplicates${path}`, {
    host: createTestHost({
      answers: [
        answer(listKitchens, () => ({ kitchens, invitations: [] })),
        answer(listDuplicates, ({ query }) => {
          const found = query.kitchen === kitchens[0]?.id ? groups() : []
          return { groups: found, groupCount: found.length }
        }),
        answer(listDoubles, () => ({ doubles, doubleCount: doubles.length })),
        answer(startMove, ({ body }) => {
          const { id, recipes } = startMove.body.parse(body)
          const joined = recipes.kind === 'recipes' ? recipes.recipeIds : []
          doubles.splice(0, doubles.length, ...doubles.filter(({ recipe }) => !joined.includes(recipe.id)))
          return { jobId: id }
        }),
        answer(getRecipe, ({ params }) => (params.id === mine.id ? mine : theirs)),
        answer(updateRecipe, () => theirs),
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

test('recipes that the own book and a household both have are joined at once where they say the same', async () => {
  const { user, host, path } = await show([], [home], [doubleOf(21, true), doubleOf(23, true)], `?kitchen=${home.id}`)
  const join = await screen.findByRole('button', { name: 'Join 2 recipes' })
  expect(screen.queryByText('No duplicates')).toBeNull()
  await user.click(join)
  await waitFor(() => expect(path()).toMatch(`/kitchens/${home.id}/move-in?job=`))
  const sent = host.happenings.requests.find(({ endpoint }) => endpoint === startMove)
  expect(sent).toMatchObject({ body: { joins: true, recipes: { recipeIds: [idOf(21), idOf(23)] } } })
})

test('where texts differ, the cook chooses each of them side by side; the others are those of the household', async () => {
  const { user, host } = await show([], [home], [doubleOf(11, false)], `?kitchen=${home.id}`)
  await user.click(await screen.findByRole('button', { name: 'Join “Plum cake”' }))
  const dialog = await screen.findByRole('dialog', { name: 'Which text stays?' })
  const ingredients = await within(dialog).findByRole('group', { name: 'Ingredients' })
  expect(within(ingredients).getByRole('radio', { name: 'Ingredients: Home' })).toBeChecked()
  await user.click(within(ingredients).getByRole('radio', { name: 'Ingredients: Your version' }))
  await user.click(within(dialog).getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('“Plum cake” is one recipe now'))
  const bodyOf = (wanted: object) => host.happenings.requests.find(({ endpoint }) => endpoint === wanted)?.body
  expect(bodyOf(updateRecipe)).toMatchObject({ ingredients: '3 plums', source: 'Dad', version: theirs.version })
  expect(bodyOf(startMove)).toMatchObject({ joins: true, recipes: { recipeIds: [mine.id] } })
  await waitFor(() => expect(screen.queryByText('In both books')).not.toBeInTheDocument())
})
