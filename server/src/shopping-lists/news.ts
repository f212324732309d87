import type { Member } from '../access/reader.ts'
import type { Shared } from '../access/sharing.ts'
import type { Services } from '../services.ts'
import { personOf } from '../users/people.ts'

/** Tells everybody on a list that it changed; `reference` lets the sender know its own change. */
export async function tellChanged(
  { database, news }: Services,
  member: Member,
  list: Shared<'list'>,
  reference: string,
): Promise<void> {
  const updatedBy = await personOf(database, member)
  news.tell(list.audience, {
    type: 'shoppingList:itemsUpdated',
    data: { shoppingListId: list.id, updatedBy, reference },
  })
}

/** Tells those whom a list was shared with just now. */
export async function tellReceived(
  { database, news }: Services,
  member: Member,
  listId: string,
  newcomers: readonly string[],
): Promise<void> {
  const from = await personOf(database, member)
  news.tell(newcomers, { type: 'shoppingList:received', data: { shoppingListId: listId, from } })
}

/** Tells those who do not see a list any more: its owner deleted it or took them off, or they left. */
export async function tellRemoved(
  { database, news }: Services,
  member: Member,
  list: Shared<'list'>,
  formerReaders: readonly string[],
): Promise<void> {
  const updatedBy = await personOf(database, member)
  news.tell(formerReaders, { type: 'shoppingList:removed', data: { shoppingListId: list.id, updatedBy } })
}
