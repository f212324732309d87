import {
  createRecipe,
  deleteRecipe,
  type Folder,
  type Recipe,
  updateRecipe,
  type WrittenRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from './query-keys.ts'
import { recipeQuery } from './useRecipe.ts'

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
  const { api, bus } = useHost()
  const queries = useQueryClient()

  return useMemo(() => {
    const options = {}

    function told(recipe: Recipe, change: 'created' | 'saved'): Recipe {
      queries.setQueryData(queryKeys.recipe(recipe.id), recipe)
      stale()
      bus.emit('recipe:updated', { recipeId: recipe.id, change })
      return recipe
    }

    function stale() {
      void queries.invalidateQueries({ queryKey: queryKeys.lists })
      void queries.invalidateQueries({ queryKey: queryKeys.labels })
    }

    async function put(recipeId: string, written: WrittenRecipe, more: { version?: number; folder?: Folder }) {
      const input = { params: { id: recipeId }, body: { ...written, ...more } }
      return told((await api.call(updateRecipe, input, options)).data, 'saved')
    }

    return {
      async create(recipeId, written) {
        const { data } = await api.call(createRecipe, { body: { ...written, id: recipeId } }, options)
        return told(data, 'created')
      },
      save: (recipeId, written, version) => put(recipeId, written, version === null ? {} : { version }),
      async keep(recipeId) {
        const recipe = await queries.fetchQuery(recipeQuery(api, recipeId))
        return put(recipeId, writtenFields(recipe), { folder: 'main', version: recipe.version })
      },
      async remove(recipeId) {
        await api.call(deleteRecipe, { params: { id: recipeId } }, options)
        queries.removeQueries({ queryKey: queryKeys.recipe(recipeId) })
        stale()
        bus.emit('recipe:updated', { recipeId, change: 'deleted' })
      },
    }
  }, [api, bus, queries])
}
