import type { Tool } from './tool.ts'
import * as cooking from './tools/cooking.ts'
import * as lists from './tools/lists.ts'
import * as plans from './tools/plans.ts'
import * as proposals from './tools/proposals.ts'
import * as recipes from './tools/recipes.ts'

/** Everything that an assistant can do, in the order in which it is told. */
export const tools: readonly Tool[] = [
  recipes.listHouseholds,
  recipes.findRecipes,
  recipes.readRecipe,
  recipes.recipeContents,
  cooking.whatCanICook,
  cooking.whatsAtHome,
  cooking.putAtHome,
  cooking.whenCooked,
  cooking.logCooking,
  plans.listPlans,
  plans.showPlan,
  plans.suggestDishes,
  plans.putOnPlan,
  plans.changeDishes,
  plans.takeOffPlan,
  lists.listLists,
  lists.showList,
  lists.putOnList,
  lists.tickItems,
  proposals.propose,
  proposals.proposeChange,
]
