import { type MealPlan, type MealPlanItem, maxDishNotes } from '@potluck/api/meal-plans'
import { createWeekTemplate } from '@potluck/api/week-templates'
import type { z } from 'zod'
import { isOwnRecipe } from '../../kitchens/is-own-recipe.ts'
import { type Day, daysBetween } from '../days.ts'

type Dishes = z.input<typeof createWeekTemplate.body>['dishes']

const { meal } = createWeekTemplate.body.shape.dishes.element.shape

/** The dishes of a saved week. Only recipes of the member's own, and of the kitchen, are saved with them. */
export const draftOfWeek = (
  plan: Pick<MealPlan, 'kitchen'>,
  dishes: readonly MealPlanItem[],
  first: Day,
  ownId: string | undefined,
): Dishes =>
  dishes.map(({ title, day, meal: of, servings, notes, recipe }) => ({
    title,
    offset: daysBetween(first, day ?? first),
    meal: meal.catch('other').parse(of),
    servings,
    notes: notes.slice(0, maxDishNotes),
    recipeId: recipe && isOwnRecipe(recipe, ownId, plan) ? recipe.id : null,
  }))
