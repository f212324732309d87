import { addMealPlanItems, createMealPlan, getMealPlan } from '@potluck/api/meal-plans'
import type { Recipe } from '@potluck/api/recipes'
import { createShare } from '@potluck/api/shares'
import type { TestMember } from './test-server.ts'

/** Plans a recipe in a new plan and shares it by a link. @returns the link, and how to ask which recipe the dish leads to */
export async function planAndShare({ api }: TestMember, { id: recipeId, title }: Pick<Recipe, 'id' | 'title'>) {
  const share = (await api.call(createShare, { body: { recipeId, name: '', expiresAt: null } })).data
  const params = { id: (await api.call(createMealPlan, { body: { title: 'Week' } })).data.id }
  await api.call(addMealPlanItems, { params, body: { items: [{ title, recipeId, day: '2026-11-22' }] } })
  const query = { from: '2026-11-01', to: '2026-11-30' }
  const dish = async () => (await api.call(getMealPlan, { params, query })).data.items[0]?.recipe?.id
  return { share, dish }
}
