import { type MealPlanItem, maxDishNotes } from '@potluck/api/meal-plans'
import { createWeekTemplate } from '@potluck/api/week-templates'
import type { z } from 'zod'
import { type Day, daysBetween } from '../days.ts'

type Dishes = z.input<typeof createWeekTemplate.body>['dishes']

const { meal } = createWeekTemplate.body.shape.dishes.element.shape

/** The dishes of a saved week. Only the member's own recipes are saved with them. */
export const draftOfWeek = (dishes: readonly MealPlanItem[], first: Day, ownId: string | undefined): Dishes =>
  dishes.map(({ title, day, meal: of, servings, notes, recipe }) => ({
    title,
    offset: daysBetween(first, day ?? first),
    meal: meal.catch('other').parse(of),
    servings,
    notes: notes.slice(0, maxDishNotes),
    recipeId: recipe !== null && recipe.ownerId === ownId ? recipe.id : null,
  }))
