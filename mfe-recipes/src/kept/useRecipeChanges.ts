import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { bookScope } from './book-changes.ts'

/** The changes of one recipe that the server has not applied: those that wait, and those that it refused. */
export function useRecipeChanges(recipeId: string): {
  readonly waiting: readonly Change[]
  readonly refused: readonly Change[]
} {
  const { changes } = useStore(useHost().changes.all)
  const own = changes.filter(({ scope, path }) => scope === bookScope && path === paths.recipe(recipeId))
  return {
    waiting: own.filter(({ refusal }) => refusal === null),
    refused: own.filter(({ refusal }) => refusal !== null),
  }
}
