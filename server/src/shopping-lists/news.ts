import type { Person } from '@potluck/api/fields'
import { v7 as uuid } from 'uuid'
import type { Member } from '../access/reader.ts'
import type { EndedShare, Shared } from '../access/sharing.ts'
import { blockedAmong } from '../blocks/hidden.ts'
import type { Services } from '../services.ts'
import { peopleById, personOf } from '../users/people.ts'

/** Tells everybody on a list that it changed; `reference` lets the sender know its own change. */
export async function tellChanged(
  { database, news }: Services,
  member: Member,
  list: Shared<'list'>,
  reference: string,
): Promise<void> {
  const [updatedBy, blocked] = await Promise.all([
    personOf(database, member),
    blockedAmong(database, member, list.collaboratorIds),
  ])
  const told = (people: readonly string[], by: Person) =>
    news.tell(people, {
      type: 'shoppingList:itemsUpdated',
      data: { shoppingListId: list.id, updatedBy: by, reference },
    })
  told(
    list.audience.filter((id) => !blocked.has(id)),
    updatedBy,
  )
  // To them, what the member adds is the owner's.
  if (blocked.size > 0) told([...blocked], (await peopleById(database, [list.ownerId]))(list.ownerId))
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

/**
 * Tells everybody concerned that two people share no lists any more. Whoever is off a list hears that from the member,
 * who to the other is whom `as` says; whoever is on it still sees one fewer.
 */
export async function tellUnshared(
  { database, news }: Services,
  member: Member,
  ended: readonly EndedShare[],
  as: Person,
): Promise<void> {
  if (ended.length === 0) return
  const ownerOf = await peopleById(
    database,
    ended.map(({ ownerId }) => ownerId),
  )
  const own = await personOf(database, member)
  for (const { id, ownerId, leaverId, audience } of ended) {
    const updatedBy = leaverId === member.id ? own : as
    news.tell([leaverId], { type: 'shoppingList:removed', data: { shoppingListId: id, updatedBy } })
    const data = { shoppingListId: id, updatedBy: ownerOf(ownerId), reference: uuid() }
    news.tell(audience, { type: 'shoppingList:itemsUpdated', data })
  }
}
