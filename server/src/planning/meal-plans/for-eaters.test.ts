import { writeOwnEater } from '@potluck/api/eaters'
import { addMealPlanItems, createMealPlan, getMealPlan, suggestMeals } from '@potluck/api/meal-plans'
import { createRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { marksOf } from '@potluck/foods/marks'
import { aKitchen } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']

bothDatabases('what somebody must not eat', (server) => {
  async function cook() {
    const { anna, ben } = await server.circle()
    const kitchen = await aKitchen(anna, [ben])
    const make = async (title: string, ingredients: string) =>
      (await anna.api.call(createRecipe, { query: { kitchen }, body: { title, ingredients } })).data.id
    const rice = await make('Rice', '200 g rice')
    const buttered = await make('Buttered rice', '200 g rice\n50 g butter')
    const zork = await make('Zork', '200 g rice\n2 cups fribbelwurz')
    await make('Empty', '')
    const { data: plan } = await anna.api.call(createMealPlan, { body: { title: 'Week', kitchenId: kitchen } })
    return { anna, ben, kitchen, rice, buttered, zork, plan: plan.id }
  }

  const suggested = async ({ api }: TestMember, id: string) => {
    const { data } = await api.call(suggestMeals, { params: { id }, query: { days: days.join() } })
    return data.suggestions.map(({ recipe }) => recipe.title).sort()
  }

  test('suggestions keep to recipes of which every line was understood, and in which it was not found', async () => {
    const { anna, ben, kitchen, buttered, plan } = await cook()
    expect(await suggested(anna, plan)).toEqual(['Buttered rice', 'Empty', 'Rice', 'Zork'])
    // The queue is no exception.
    const items = [{ title: 'Buttered rice', recipeId: buttered, day: null }]
    await anna.api.call(addMealPlanItems, { params: { id: plan }, body: { items } })
    const body = { mustNot: ['milk' as const], dislikes: [] }
    await ben.api.call(writeOwnEater, { query: { kitchen }, body })
    expect(await suggested(anna, plan)).toEqual(['Rice'])
  })

  test('what a member wrote for themselves alone counts for them', async () => {
    const { anna, ben, plan } = await cook()
    await ben.api.call(writeOwnEater, { body: { mustNot: ['milk'], dislikes: [] } })
    expect(await suggested(ben, plan)).toEqual(['Rice'])
    expect(await suggested(anna, plan)).toHaveLength(4)
  })

  test('dishes and things of a list have the marks of their recipe, where they are known', async () => {
    const { anna, kitchen, buttered, zork, plan } = await cook()
    const milk = { contains: marksOf(['milk', 'animal']), mayContain: 0, notUnderstood: 0 }
    const items = [buttered, zork].map((recipeId) => ({ title: 'Dish', recipeId, day: days[0] ?? null }))
    await anna.api.call(addMealPlanItems, { params: { id: plan }, body: { items } })
    const dishes = (await anna.api.call(getMealPlan, { params: { id: plan }, query: {} })).data.items
    const marksIn = (of: readonly { readonly recipe: { id: string; marks?: unknown } | null }[], id: string) =>
      of.find(({ recipe }) => recipe?.id === id)?.recipe?.marks
    expect([marksIn(dishes, buttered), marksIn(dishes, zork)]).toMatchObject([milk, { notUnderstood: 1 }])
    const { data: list } = await anna.api.call(createShoppingList, { body: { title: 'Shop', kitchenId: kitchen } })
    const params = { id: list.id }
    await anna.api.call(addShoppingListItems, { params, body: { items: [{ title: 'butter', recipeId: buttered }] } })
    const things = (await anna.api.call(getShoppingList, { params })).data.items
    expect(marksIn(things, buttered)).toMatchObject(milk)
  })
})
