import { type OwnMeal, ownMeal } from '@potluck/api/meal-plans'
import { z } from 'zod'

const storedMeals = z.array(ownMeal.strip())

/** The own meals of a plan, as its row has them. @param json JSON of them */
export const readOwnMeals = (json: string): readonly OwnMeal[] => storedMeals.parse(JSON.parse(json))
