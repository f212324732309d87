import { getRecipe, type Recipe } from '@potluck/api/recipes'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useKitchenWords } from '../recipe-text/useKitchenWords.ts'
import { reachedRecipes } from './reached-recipes.ts'

export interface LinkedRecipes {
  /** A recipe by its id; null where it cannot be read. */
  readonly lookUp: (id: string) => Recipe | null
  /** The words to read all of them with; undefined while they load. */
  readonly words: Vocabulary | undefined
  readonly isPending: boolean
  readonly isError: boolean
}

/** Loads what some recipes take: the linked recipes, and what those take. Offline they are of the offline book. */
export function useLinkedRecipes(recipes: readonly Recipe[]): LinkedRecipes {
  const host = useHost()
  const [ids, setIds] = useState<readonly string[]>(() => reachedRecipes(recipes, new Map()))
  const answers = useQueries({ queries: ids.map((id) => answerOptions(host, getRecipe, { params: { id } })) })
  const known = new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
  const reached = reachedRecipes(recipes, known)
  if (reached.join() !== ids.join()) setIds(reached)
  const text = [...recipes, ...known.values()].map((recipe) => `${recipe.yield}\n${recipe.ingredients}`)
  const words = useKitchenWords(text.join('\n'))
  return {
    lookUp: (id) => known.get(id) ?? null,
    words,
    isPending: answers.some(({ isPending }) => isPending),
    isError: answers.some(({ isError }) => isError),
  }
}
