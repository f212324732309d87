import type { Person } from '@potluck/api/fields'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { EventThings } from '../../machinery/web/notifier/notifier.ts'
import { blockedAmong } from '../people/hidden.ts'
import { peopleById, personOf } from '../people/people.ts'
import type { EndedShare } from './end-sharing.ts'
import type { Shared, SharedKind } from './sharing.ts'

type LiveEvent = Parameters<Services['notifier']['notify']>[1]

/** More are not named: a message stays small. */
const maxTicked = 20

interface Events {
  changed(id: string, updatedBy: Person, reference: string, things?: EventThings): LiveEvent
  received(id: string, from: Person): LiveEvent
  removed(id: string, updatedBy: Person): LiveEvent
}

/** The events of each kind of thing. */
const eventsOf: Readonly<Record<SharedKind, Events>> = {
  list: {
    changed: (shoppingListId, updatedBy, reference, { added, ticked = [] } = {}) => ({
      type: 'shoppingList:itemsUpdated',
      data: {
        shoppingListId,
        updatedBy,
        reference,
        ...(added !== undefined && { added: added.length }),
        ...(ticked.length > 0 && ticked.length <= maxTicked && { ticked: [...ticked] }),
      },
    }),
    received: (shoppingListId, from) => ({ type: 'shoppingList:received', data: { shoppingListId, from } }),
    removed: (shoppingListId, updatedBy) => ({ type: 'shoppingList:removed', data: { shoppingListId, updatedBy } }),
  },
  plan: {
    changed: (mealPlanId, updatedBy, reference) => ({
      type: 'mealPlan:itemsUpdated',
      data: { mealPlanId, updatedBy, reference },
    }),
    received: (mealPlanId, from) => ({ type: 'mealPlan:received', data: { mealPlanId, from } }),
    removed: (mealPlanId, updatedBy) => ({ type: 'mealPlan:removed', data: { mealPlanId, updatedBy } }),
  },
}

/**
 * Notifies everybody on a thing that it changed; `reference` lets the sender know its own change.
 * @param things what was put on it or ticked, where that is the change
 */
export async function notifyChanged(
  { database, notifier }: Services,
  member: Member,
  { kind, id, ownerId, audience, collaboratorIds }: Shared,
  reference: string,
  things?: EventThings,
): Promise<void> {
  const { changed } = eventsOf[kind]
  const [updatedBy, blocked] = await Promise.all([
    personOf(database, member),
    blockedAmong(database, member, collaboratorIds),
  ])
  notifier.notify(
    audience.filter((userId) => !blocked.has(userId)),
    changed(id, updatedBy, reference, things),
    things,
  )
  if (blocked.size === 0) return
  // To them, what the member adds is the owner's.
  const owner = (await peopleById(database, [ownerId]))(ownerId)
  notifier.notify([...blocked], changed(id, owner, reference))
}

/** Notifies the people with whom a thing was just shared. */
export async function notifyReceived(
  { database, notifier }: Services,
  member: Member,
  kind: SharedKind,
  id: string,
  newcomers: readonly string[],
): Promise<void> {
  notifier.notify(newcomers, eventsOf[kind].received(id, await personOf(database, member)))
}

/** Somebody who came onto a list by an invitation. */
export interface Joined {
  readonly listId: string
  readonly userId: string
  /** The people who see the list now. */
  readonly audience: readonly string[]
}

/** Notifies everybody on a list, the new person too, that somebody joined it. */
export async function notifyJoined(
  { database, notifier }: Services,
  { listId, userId, audience }: Joined,
): Promise<void> {
  const newcomer = (await peopleById(database, [userId]))(userId)
  notifier.notify(audience, eventsOf.list.changed(listId, newcomer, uuid()))
}

/** Notifies those to whom a thing is new since it was given to a kitchen, and those who see it no more. */
export async function notifyGiven(services: Services, member: Member, before: Shared, given: Shared): Promise<void> {
  const without = (people: readonly string[], others: readonly string[]) => people.filter((id) => !others.includes(id))
  await notifyReceived(services, member, given.kind, given.id, without(given.audience, before.audience))
  await notifyRemoved(services, member, before, without(before.audience, given.audience))
}

/** Notifies the people who no longer see a thing: its owner deleted it or took them off, or they left. */
export async function notifyRemoved(
  { database, notifier }: Services,
  member: Member,
  { kind, id }: Shared,
  formerReaders: readonly string[],
): Promise<void> {
  notifier.notify(formerReaders, eventsOf[kind].removed(id, await personOf(database, member)))
}

/**
 * Tells everybody concerned that two people share nothing any more. A removed person is told so in the name of the
 * member in `as`; the remaining people see one fewer.
 */
export async function notifyUnshared(
  { database, notifier }: Services,
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
  for (const { kind, id, ownerId, leaverId, audience } of ended) {
    const { changed, removed } = eventsOf[kind]
    notifier.notify([leaverId], removed(id, leaverId === member.id ? own : as))
    notifier.notify(audience, changed(id, ownerOf(ownerId), uuid()))
  }
}
