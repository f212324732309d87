import {
  createRecipe,
  deleteRecipe,
  type Folder,
  getRecipe,
  type Recipe,
  updateRecipe,
  type WrittenRecipe,
} from '@potluck/api/recipes'
import { answerKey, useAskAgain, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bookQuestions } from './book-questions.ts'

/** Every way a recipe changes. Each tells the cache and the bus when it is done, and rejects with an ApiError. */
export interface RecipeChanges {
  /** @param recipeId made by the caller, so that a retry is the same create; into the main folder unless said */
  create(recipeId: string, written: WrittenRecipe, folder?: Folder): Promise<Recipe>
  /** @param version the version that was edited; null overwrites whatever is there; it stays in its folder unless said */
  save(recipeId: string, written: WrittenRecipe, version: number | null, folder?: Folder): Promise<Recipe>
  /** Resolves when the lists that show it know. */
  remove(recipeId: string): Promise<void>
}

export function useChangeRecipe(): RecipeChanges {
  const host = useHost()
  const queries = useQueryClient()
  // Nobody waits for it: the cook goes on while lists elsewhere are read again.
  const refreshBook = useAskAgain(...bookQuestions)
  const known = (recipeId: string) => answerKey(getRecipe, { params: { id: recipeId } })
  const announce = (change: 'created' | 'saved') => (recipe: Recipe) => {
    queries.setQueryData(known(recipe.id), recipe)
    refreshBook()
    host.bus.emit('recipe:updated', { recipeId: recipe.id, change })
  }
  const { mutateAsync: make } = useCall(createRecipe, { onSuccess: announce('created') })
  const { mutateAsync: put } = useCall(updateRecipe, { onSuccess: announce('saved') })
  const { mutateAsync: end } = useCall(deleteRecipe, {
    changes: bookQuestions,
    onSuccess(_, { params }) {
      queries.removeQueries({ queryKey: known(params.id) })
      host.bus.emit('recipe:updated', { recipeId: params.id, change: 'deleted' })
    },
  })

  return useMemo(() => {
    return {
      create: (recipeId, written, folder) => make({ body: { ...written, id: recipeId, ...(folder && { folder }) } }),
      save(recipeId, written, version, folder) {
        const body = { ...written, ...(version !== null && { version }), ...(folder && { folder }) }
        return put({ params: { id: recipeId }, body })
      },
      async remove(recipeId) {
        await end({ params: { id: recipeId } })
      },
    }
  }, [make, put, end])
}
