import {
  createRecipe,
  deleteRecipe,
  type Folder,
  getRecipe,
  type Recipe,
  updateRecipe,
  type WrittenRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { answerKey, answerTo, useAskAgain, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bookQuestions } from './book-questions.ts'

/** Every way a recipe changes. Each tells the cache and the bus when it is done, and rejects with an ApiError. */
export interface RecipeChanges {
  /** @param recipeId made by the caller, so that a retry is the same create */
  create(recipeId: string, written: WrittenRecipe): Promise<Recipe>
  /** @param version the version that was edited; null overwrites whatever is there */
  save(recipeId: string, written: WrittenRecipe, version: number | null): Promise<Recipe>
  /** Moves a recipe from the inbox to the book. */
  keep(recipeId: string): Promise<Recipe>
  remove(recipeId: string): Promise<void>
}

export function useChangeRecipe(): RecipeChanges {
  const host = useHost()
  const queries = useQueryClient()
  // Nobody waits for it: the cook goes on while lists elsewhere are read again.
  const refreshBook = useAskAgain(...bookQuestions)
  const known = (recipeId: string) => answerKey(getRecipe, { params: { id: recipeId } })
  const told = (change: 'created' | 'saved') => (recipe: Recipe) => {
    queries.setQueryData(known(recipe.id), recipe)
    refreshBook()
    host.bus.emit('recipe:updated', { recipeId: recipe.id, change })
  }
  const { mutateAsync: make } = useCall(createRecipe, { onSuccess: told('created') })
  const { mutateAsync: put } = useCall(updateRecipe, { onSuccess: told('saved') })
  const { mutateAsync: end } = useCall(deleteRecipe, {
    onSuccess(_, { params }) {
      queries.removeQueries({ queryKey: known(params.id) })
      refreshBook()
      host.bus.emit('recipe:updated', { recipeId: params.id, change: 'deleted' })
    },
  })

  return useMemo(() => {
    const write = (recipeId: string, written: WrittenRecipe, more: { version?: number; folder?: Folder }) =>
      put({ params: { id: recipeId }, body: { ...written, ...more } })
    return {
      create: (recipeId, written) => make({ body: { ...written, id: recipeId } }),
      save: (recipeId, written, version) => write(recipeId, written, version === null ? {} : { version }),
      async keep(recipeId) {
        const recipe = await queries.fetchQuery(answerTo(host, getRecipe, { params: { id: recipeId } }))
        return write(recipeId, writtenFields(recipe), { folder: 'main', version: recipe.version })
      },
      async remove(recipeId) {
        await end({ params: { id: recipeId } })
      },
    }
  }, [host, queries, make, put, end])
}
