import { bookScope, type Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'

/** Changes that the server has not applied. */
export interface BookChanges {
  readonly waiting: readonly Change[]
  readonly refused: readonly Change[]
}

/** The changes of the book for a screen, by its path: a recipe, a list or the labels. */
export function useBookChanges(path: string): BookChanges {
  const { changes } = useStore(useHost().changes.all)
  const own = changes.filter((change) => change.scope === bookScope && change.path === path)
  return {
    waiting: own.filter(({ refusal }) => refusal === null),
    refused: own.filter(({ refusal }) => refusal !== null),
  }
}
