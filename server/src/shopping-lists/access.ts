import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/refusal.ts'
import type { Member } from '../sessions/member.ts'

/** A list that the member may read and change. */
export interface ReachableList {
  readonly id: string
  readonly ownerId: string
  readonly isOwner: boolean
  /** Whom the list is shared with, the owner not among them. */
  readonly collaboratorIds: readonly string[]
}

/** Everybody who sees a list. */
export const audience = (list: ReachableList): readonly string[] => [list.ownerId, ...list.collaboratorIds]

/** Finds a list of the member's own, or one shared with them. @throws {Refusal} 404 for any other id */
export async function reachList({ db }: Database, member: Member, listId: string): Promise<ReachableList> {
  const rows = await db
    .selectFrom('shoppingLists as list')
    .leftJoin('shoppingListCollaborators as collaborator', (join) =>
      join.onRef('collaborator.ownerId', '=', 'list.ownerId').onRef('collaborator.listId', '=', 'list.id'),
    )
    .select(['list.ownerId', 'collaborator.userId'])
    .where('list.id', '=', listId)
    .execute()
  const [first] = rows
  const collaboratorIds = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  if (!first || (first.ownerId !== member.id && !collaboratorIds.includes(member.id))) throw notFound('shopping list')
  return { id: listId, ownerId: first.ownerId, isOwner: first.ownerId === member.id, collaboratorIds }
}
