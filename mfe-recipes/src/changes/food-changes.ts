import { chooseFood, forgetFood } from '@potluck/api/chosen-foods'
import { inBook } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { bookScope, changeOf, endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import type { Preview } from './preview.ts'

type Named = Pick<Recipe, 'id' | 'title' | 'kitchenId'>

const about = ({ id, title }: Named) => ({
  scope: bookScope,
  path: paths.recipe(id),
  preview: { title } satisfies Preview,
})

/** Chooses the food of a line, for all recipes of the book. @param food null where it is none */
export const chooseFoodOf = (recipe: Named, line: string, food: string | null): NewChange =>
  changeOf(chooseFood, { ...inBook(recipe.kitchenId), body: { line, food, recipeId: recipe.id } }, about(recipe))

/** Takes back the food that was chosen for a line. */
export const forgetFoodOf = (recipe: Named, line: string): NewChange =>
  changeOf(forgetFood, { query: { ...inBook(recipe.kitchenId).query, line, recipeId: recipe.id } }, about(recipe))

/** A recipe with the food that a waiting change chooses; its amounts follow when the server has the change. */
export function withChosenFood(recipe: Recipe, { endpoint, input }: NewChange): Recipe {
  const chosen = endpoint === endpointName(chooseFood) ? chooseFood.body.safeParse(input.body).data : undefined
  const { contents } = recipe
  if (!chosen || !contents || chosen.recipeId !== recipe.id) return recipe
  const texts = recipe.ingredients.split('\n').map((text) => text.trim())
  const lines = contents.lines.map((line) => {
    if (texts[line.at] !== chosen.line) return line
    const { food: _food, notCounted: _why, ...rest } = line
    return { ...rest, ...(chosen.food !== null && { food: chosen.food }), isChosen: true }
  })
  return { ...recipe, contents: { ...contents, lines } }
}
