import type { AnsweredMessage, AnsweredThread } from '@potluck/api/messages'
import { sql } from 'kysely'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { pastPeopleById } from '../../people/people/people.ts'

/** The reader's messages with their recipes as cards, ready to be narrowed. */
const ownMessages = ({ db }: Database, reader: Reader) =>
  db
    .selectFrom('messages')
    .leftJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'messages.ownerId')
        .onRef('recipes.id', '=', 'messages.recipeId')
        .on('recipes.folder', '!=', 'trash'),
    )
    .leftJoin('recipeImages', (join) =>
      join
        .onRef('recipeImages.ownerId', '=', 'recipes.ownerId')
        .onRef('recipeImages.recipeId', '=', 'recipes.id')
        .on('recipeImages.position', '=', 0),
    )
    .select(['messages.id', 'messages.otherUserId', 'messages.sent', 'messages.body', 'messages.recipeId'])
    .select(['messages.createdAt', 'recipes.title', 'recipes.folder', 'recipeImages.imageId'])
    .where('messages.ownerId', '=', reader.id)

type Row = Awaited<ReturnType<ReturnType<typeof ownMessages>['execute']>>[number]

/** Sent recipes of the kitchens that the reader is in, by id. None of them is in the own book. */
async function cardsOfKitchens({ db }: Database, reader: Reader, rows: readonly Row[]) {
  const ids = rows.flatMap(({ sent, recipeId, title }) =>
    sent && title === null && recipeId !== null ? [recipeId] : [],
  )
  if (ids.length === 0) return new Map<string, never>()
  const found = await db
    .selectFrom('recipes')
    .innerJoin('kitchenMembers', 'kitchenMembers.kitchenId', 'recipes.ownerId')
    .leftJoin('recipeImages', (join) =>
      join
        .onRef('recipeImages.ownerId', '=', 'recipes.ownerId')
        .onRef('recipeImages.recipeId', '=', 'recipes.id')
        .on('recipeImages.position', '=', 0),
    )
    .select(['recipes.id', 'recipes.title', 'recipes.folder', 'recipeImages.imageId'])
    .where('recipes.id', 'in', [...new Set(ids)])
    .where('recipes.folder', '!=', 'trash')
    .where('kitchenMembers.personId', '=', reader.id)
    .execute()
  return new Map(found.map((recipe) => [recipe.id, recipe]))
}

/** Makes messages of rows, seen from the reader. */
async function shown(
  { database, imageAddress }: Services,
  reader: Reader,
  rows: readonly Row[],
): Promise<AnsweredMessage[]> {
  const personOf = await pastPeopleById(database, reader, [reader.id, ...rows.map(({ otherUserId }) => otherUserId)])
  const own = personOf(reader.id)
  const ofKitchens = await cardsOfKitchens(database, reader, rows)
  return rows.map(({ id, otherUserId, sent, body, recipeId, createdAt, ...joined }) => {
    const otherUser = personOf(otherUserId)
    const inKitchen = recipeId !== null && sent ? ofKitchens.get(recipeId) : undefined
    const { title, folder, imageId } = inKitchen ?? joined
    const image = imageId === null ? null : imageAddress(imageId, inKitchen ? reader : undefined)
    const card = recipeId === null || title === null || folder === null ? null : { id: recipeId, title, folder, image }
    return {
      id,
      body,
      otherUser,
      fromUser: sent ? own : otherUser,
      toUser: sent ? otherUser : own,
      hasRecipe: recipeId !== null,
      recipe: sent ? null : card,
      originalRecipe: sent ? card : null,
      createdAt,
    }
  })
}

/** A message of the reader, or undefined when there is none of this id. */
export async function readMessage(
  services: Services,
  reader: Reader,
  id: string,
): Promise<AnsweredMessage | undefined> {
  const rows = await ownMessages(services.database, reader).where('messages.id', '=', id).execute()
  return (await shown(services, reader, rows))[0]
}

export interface Conversation {
  readonly user: string
  readonly messageLimit: number
  /** Only messages before this one. */
  readonly before?: string | undefined
  /** Only this one and those before it. */
  readonly until?: string | undefined
}

/** Where a message of the reader stands in time. */
const placeOf = (reader: Reader, id: string | undefined) =>
  sql`(select "createdAt", id from messages where "ownerId" = ${reader.id} and id = ${id})`

/** The newest messages of a conversation, or those before or until one, oldest first. */
export async function readConversation(
  services: Services,
  reader: Reader,
  { user, messageLimit, before, until }: Conversation,
): Promise<AnsweredMessage[]> {
  const rows = await ownMessages(services.database, reader)
    .where('messages.otherUserId', '=', user)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(messages."createdAt", messages.id) < ${placeOf(reader, before)}`),
    )
    .$if(until !== undefined, (query) =>
      query.where(sql<boolean>`(messages."createdAt", messages.id) <= ${placeOf(reader, until)}`),
    )
    .orderBy('messages.createdAt', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(messageLimit)
    .execute()
  return shown(services, reader, rows.reverse())
}

/** Messages of the reader by their ids, in that order. */
export async function readMessages(
  services: Services,
  reader: Reader,
  ids: readonly string[],
): Promise<AnsweredMessage[]> {
  if (ids.length === 0) return []
  const rows = await ownMessages(services.database, reader).where('messages.id', 'in', ids).execute()
  // Sorted here: for an order, a database reads all messages by time, to find these few.
  const byId = new Map(rows.map((row) => [row.id, row]))
  return shown(
    services,
    reader,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

/** Letters of the latest message that a list of conversations shows. */
const shownLetters = 500

/** Conversations that are listed, the latest: the others show again when somebody writes. */
const maxThreads = 2_000

/** Every conversation of the reader with the beginning of its latest message, the latest first. */
export async function readThreads(services: Services, reader: Reader): Promise<AnsweredThread[]> {
  const rows = await ownMessages(services.database, reader)
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('threadCounts')
          .select((eb) => [
            'threadCounts.messages as messageCount',
            'threadCounts.unread as unreadCount',
            eb
              .selectFrom('messages as one')
              .select('one.id')
              .where('one.ownerId', '=', reader.id)
              .whereRef('one.otherUserId', '=', 'threadCounts.otherUserId')
              .orderBy('one.createdAt', 'desc')
              .orderBy('one.id', 'desc')
              .limit(1)
              .as('latestId'),
          ])
          .where('threadCounts.ownerId', '=', reader.id)
          .as('threads'),
      (join) => join.onRef('threads.latestId', '=', 'messages.id'),
    )
    .leftJoin('mutedThreads', (join) =>
      join
        .onRef('mutedThreads.ownerId', '=', 'messages.ownerId')
        .onRef('mutedThreads.otherUserId', '=', 'messages.otherUserId'),
    )
    .select(['threads.messageCount', 'threads.unreadCount', 'mutedThreads.ownerId as mutedBy'])
    .orderBy('messages.createdAt', 'desc')
    .limit(maxThreads)
    .execute()
  const latest = await shown(
    services,
    reader,
    rows.map((row) => ({ ...row, body: row.body.slice(0, shownLetters) })),
  )
  return latest.map((message, index) => ({
    otherUser: message.otherUser,
    messageCount: rows[index]?.messageCount ?? 0,
    unreadCount: rows[index]?.unreadCount ?? 0,
    muted: (rows[index]?.mutedBy ?? null) !== null,
    latest: message,
  }))
}
