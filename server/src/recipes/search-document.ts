import type { SearchDocument } from '../machinery/database/recipe-search.ts'
import { wordsOf } from '../words/fold.ts'
import type { RecipeTables } from './tables.ts'

type Searched = Pick<
  RecipeTables['recipes'],
  | 'ownerId'
  | 'id'
  | 'folder'
  | 'sortTitle'
  | 'title'
  | 'ingredients'
  | 'description'
  | 'source'
  | 'instructions'
  | 'notes'
>

/** What a recipe is found by. */
export const searchDocument = (recipe: Searched): SearchDocument => ({
  ownerId: recipe.ownerId,
  recipeId: recipe.id,
  folder: recipe.folder,
  sortTitle: recipe.sortTitle,
  words: {
    title: wordsOf(recipe.title),
    ingredients: wordsOf(recipe.ingredients),
    rest: wordsOf(`${recipe.description}\n${recipe.source}\n${recipe.instructions}\n${recipe.notes}`),
  },
})
