import {
  addMealPlanItems,
  deleteMealPlanItems,
  getMealPlan,
  listMealPlans,
  type MealPlanItem,
  standardMeals,
  suggestMeals,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { z } from 'zod'
import { inputs } from '../inputs.ts'
import { cut, defineTool, fitting, referenceInput, under } from '../tool.ts'

const meal = z.enum(standardMeals)
const servings = z.number().min(0.1).max(1_000)

export const listPlans = defineTool({
  name: 'list_meal_plans',
  about: 'The meal plans of the cook, of their households too.',
  input: z.strictObject({}),
  uses: [listMealPlans],
  deed: 'reads',
  async run({ api }) {
    const { data } = await api.call(listMealPlans, {})
    return {
      total: data.length,
      plans: fitting(
        data.map(({ id, title, kitchen, itemCount }) => ({
          id,
          title: cut(title),
          dishes: itemCount,
          ...(kitchen && { household: cut(kitchen.name), mayChange: kitchen.mayChange }),
        })),
      ),
    }
  },
})

const dish = ({ id, title, recipe, day, meal: at, servings: of, notes, cooked, leftoverOf }: MealPlanItem) => ({
  id,
  title: cut(title),
  day,
  meal: at,
  ...(recipe && { recipe: recipe.id }),
  ...(of !== null && { servings: of }),
  ...(notes !== '' && { notes: cut(notes) }),
  ...(cooked && { cooked }),
  ...(leftoverOf !== null && { leftoverOf }),
})

export const showPlan = defineTool({
  name: 'show_meal_plan',
  about: 'The dishes of a meal plan from one day to another, and those that wait in its queue without a day.',
  input: z.strictObject({ plan: inputs.plan, from: inputs.day, to: inputs.day }),
  uses: [getMealPlan],
  deed: 'reads',
  async run({ api }, { plan, from, to }) {
    const { data } = await api.call(getMealPlan, { params: { id: plan }, query: { from, to } })
    return {
      title: cut(data.title),
      meals: data.meals.map(({ id, name }) => ({ id, name: cut(name, 60) })),
      total: data.items.length,
      dishes: fitting(data.items.map(dish)),
    }
  },
})

export const suggestDishes = defineTool({
  name: 'suggest_dishes',
  about:
    'Proposes a recipe for each of some days by the rules of a meal plan, what waits in its queue first. Nothing is planned by that: show it to the cook, then use put_on_meal_plan. Another seed proposes others.',
  input: z.strictObject({
    plan: inputs.plan,
    days: z.array(inputs.day).min(1).max(14),
    minutes: z.int().min(1).max(1_440).optional().describe('The longest time of a dish'),
    meal: meal.default('dinner'),
    without: z.array(inputs.recipe).max(50).default([]).describe('Recipes that are not to be proposed'),
    seed: z.int().min(0).max(2_147_483_647).default(0),
  }),
  uses: [suggestMeals],
  deed: 'reads',
  async run({ api }, { plan, days, minutes, meal: at, without, seed }) {
    const query = {
      days: days.join(),
      meal: at,
      seed: String(seed),
      ...(without.length > 0 && { without: without.join() }),
      ...(minutes !== undefined && { minutes: String(minutes) }),
    }
    const { suggestions } = (await api.call(suggestMeals, { params: { id: plan }, query })).data
    return {
      suggestions: suggestions.map(({ day, recipe, dishId, uses = [] }) => ({
        day,
        recipe: recipe.id,
        title: cut(recipe.title),
        ...(dishId !== null && { dishOfTheQueue: dishId }),
        ...(uses.length > 0 && { usesUp: uses.slice(0, 20).map((thing) => cut(thing, 80)) }),
      })),
    }
  },
})

export const putOnPlan = defineTool({
  name: 'put_on_meal_plan',
  about: 'Put dishes on a meal plan: recipes, or free text as "eating out". Without a day, a dish waits in the queue.',
  input: z.strictObject({
    plan: inputs.plan,
    dishes: z
      .array(
        z.strictObject({
          title: z.string().trim().min(1).max(500),
          recipe: inputs.recipe.optional(),
          day: inputs.day.optional(),
          meal: meal.default('dinner'),
          servings: servings.optional(),
          notes: z.string().max(1_000).default(''),
        }),
      )
      .min(1)
      .max(21),
    ...referenceInput,
  }),
  uses: [addMealPlanItems],
  deed: 'writes',
  async run({ api }, { plan, dishes, reference }) {
    const items = dishes.map(({ recipe = null, day = null, servings: of = null, ...rest }) => ({
      ...rest,
      day,
      recipeId: recipe,
      servings: of,
    }))
    await api.call(addMealPlanItems, { params: { id: plan }, body: { items } }, under(reference))
    return { planned: items.length }
  },
})

export const changeDishes = defineTool({
  name: 'change_planned_dishes',
  about:
    'Move dishes of a meal plan to another day or meal, or change for how many they are. A day of null: the queue.',
  input: z.strictObject({
    plan: inputs.plan,
    dishes: z
      .array(
        z.strictObject({
          dish: inputs.items('one dish').element.describe('Id of a dish, as show_meal_plan gives it'),
          day: inputs.day.nullable().optional(),
          meal: meal.optional(),
          servings: servings.nullable().optional(),
          cooked: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(50),
    ...referenceInput,
  }),
  uses: [updateMealPlanItems],
  deed: 'writes',
  async run({ api }, { plan, dishes, reference }) {
    const items = dishes.map(({ dish: dishId, ...change }) => ({ id: dishId, ...change }))
    await api.call(updateMealPlanItems, { params: { id: plan }, body: { items } }, under(reference))
    return { changed: items.length }
  },
})

export const takeOffPlan = defineTool({
  name: 'take_off_meal_plan',
  about: 'Take dishes off a meal plan.',
  input: z.strictObject({
    plan: inputs.plan,
    dishes: inputs.items('dishes, as show_meal_plan gives them'),
    ...referenceInput,
  }),
  uses: [deleteMealPlanItems],
  deed: 'removes',
  async run({ api }, { plan, dishes, reference }) {
    const sent = { params: { id: plan }, query: { itemIds: dishes.join() } }
    await api.call(deleteMealPlanItems, sent, under(reference))
    return { takenOff: dishes.length }
  },
})
