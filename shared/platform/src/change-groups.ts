import type { Query, QueryClient } from '@tanstack/react-query'
import { answerKey } from './answer-key.ts'
import type { ShownChanges } from './change-effects.ts'
import { type Change, endpointName } from './changes.ts'

/** Changes that belong together, by what remotes say of them, and the answers of a cache that show them. */
export interface ChangeGroups {
  add(group: ShownChanges): void
  /** Has the answer to a question show changes. @param waits all changes that wait */
  show(query: Query, changes: readonly Change[], waits: readonly Change[]): void
  /** Makes the answers that only this device knows yet: of a new recipe, say. */
  make(waits: readonly Change[]): void
  /**
   * Asks again what a change of this endpoint touched, unless others of its group wait.
   * @param others the other changes that wait
   * @returns whether it is known what the endpoint changes
   */
  askAgain(endpoint: string, others: readonly Change[]): boolean
}

export function createChangeGroups(client: QueryClient): ChangeGroups {
  const groups: ShownChanges[] = []

  const groupsOf = (endpoint: string) =>
    groups.filter(({ changes }) => changes.some((own) => endpointName(own) === endpoint))

  return {
    add: (group) => groups.push(group),
    show({ queryKey }, changes, waits) {
      for (const change of changes) {
        for (const effect of groupsOf(change.endpoint).flatMap(({ effects }) => effects)) {
          if (effect.name === queryKey[0]) effect.show(client, queryKey, change, waits)
        }
      }
    },
    make(waits) {
      for (const change of waits) {
        for (const { effects } of groupsOf(change.endpoint))
          for (const effect of effects) effect.make(client, change, waits)
      }
    },
    askAgain(endpoint, others) {
      const touched = groupsOf(endpoint)
      for (const group of touched) {
        const isLast = !others.some((change) => groupsOf(change.endpoint).includes(group))
        const names = [
          ...group.effects.map(({ name }) => [name]),
          ...(group.alsoChanges ?? []).map((one) => answerKey(one)),
        ]
        for (const queryKey of names) {
          // What is being read may be older than this change.
          if (isLast || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
        }
      }
      return touched.length > 0
    },
  }
}
