import { updateAccount } from '@potluck/api/account'
import { maxSettings } from '@potluck/api/preferences'
import { updateProfile } from '@potluck/api/profiles'
import { labelKey } from '@potluck/search/label-title'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { OpenBook } from '../access/book.ts'
import { friendIdsOf } from '../friends/store.ts'
import type { Schema } from '../machinery/database/schema.ts'
import type { ClaimedJob } from '../machinery/jobs/claim.ts'
import { withinTextSpace } from '../users/text-space.ts'
import type { Comer } from './bring-plans.ts'
import type { About } from './brought-item.ts'
import type { PartLine } from './format.ts'
import { foundIn } from './own-ids.ts'
import { within } from './within.ts'

/** Most messages that an account brings along. */
const mostMessages = 1_000_000

/** Messages as they stood with their owner. @throws {Refusal} `book-full` */
export async function bringMessages(book: OpenBook, lines: readonly PartLine<'messages'>[]): Promise<void> {
  const { ownerId, database } = book
  const found = await foundIn(
    database,
    book,
    'recipes',
    lines.map(({ recipeId }) => recipeId),
  )
  const rows = lines
    .filter(({ otherUserId, body, recipeId }) => otherUserId !== ownerId && (body !== '' || recipeId !== null))
    .map(({ recipeId, sent, unread, ...message }) => ({
      ...message,
      ownerId,
      // Of a recipe that is gone the message still says that there was one.
      recipeId: recipeId === null ? null : (found(recipeId) ?? recipeId),
      sent: sent ? (1 as const) : (0 as const),
      unread: unread ? (1 as const) : (0 as const),
    }))
  await withinTextSpace(database, [ownerId], () =>
    within(book, 'messages', mostMessages, rows, (some) =>
      database.db
        .insertInto('messages')
        .values([...some])
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    ),
  )
}

/** Who was blocked. A friend is not: that would end more than this. */
export async function bringBlocks(book: OpenBook, comer: Comer, lines: readonly PartLine<'blocks'>[]): Promise<void> {
  const { ownerId, database } = book
  const friends = new Set((await friendIdsOf(database.db, comer.reader).execute()).map(({ friendId }) => friendId))
  const rows = lines
    .filter(({ id }) => id !== ownerId && !friends.has(id))
    .map(({ id, createdAt }) => ({ ownerId, blockedId: id, createdAt }))
  await within(book, 'blocks', 1_000, rows, (some) =>
    database.db
      .insertInto('blocks')
      .values([...some])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** Settings that the account did not set here. */
export async function bringPreferences(book: OpenBook, lines: readonly PartLine<'preferences'>[]): Promise<void> {
  const { ownerId, database } = book
  const rows = lines.map(({ value, ...named }) => ({ ...named, userId: ownerId, value: JSON.stringify(value) }))
  const { count } = await database.db
    .selectFrom('preferences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', ownerId)
    .executeTakeFirstOrThrow()
  const some = rows.slice(0, Math.max(0, maxSettings - Number(count)))
  if (some.length === 0) return
  await database.db
    .insertInto('preferences')
    .values(some)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether the account holds no recipe but those of this take-out: what is its own, nobody shows to others unasked. */
async function holdsNothingElse({ database: { db }, ownerId }: OpenBook, job: ClaimedJob): Promise<boolean> {
  const other = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobResults')
            .select('position')
            .where('jobResults.ownerId', '=', ownerId)
            .where('jobId', '=', job.id)
            .whereRef('refersId', '=', 'recipes.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

const names = updateAccount.body.shape.name
const handles = updateProfile.body.shape.handle

/** What the account is called, as far as nobody here is called so. */
async function bringNames({ database: { db }, ownerId }: OpenBook, { account }: About): Promise<void> {
  const name = names.safeParse(account.name).data
  if (name !== undefined) await db.updateTable('users').set({ name }).where('id', '=', ownerId).execute()
  const handle = handles.safeParse(account.handle ?? undefined).data
  if (handle === undefined || handle === null) return
  await db
    .updateTable('users')
    .set({ handle })
    .where('id', '=', ownerId)
    .where('handle', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.handle', '=', handle))),
    )
    .execute()
}

type Shown = Omit<Insertable<Schema['profileItems']>, 'position'>

/** Name, handle and what the profile shows: of an account that was empty, and showed nothing so far. */
export async function bringProfile(
  book: OpenBook,
  job: ClaimedJob,
  about: About,
  lines: readonly PartLine<'profile'>[],
): Promise<void> {
  const { ownerId, database } = book
  if (!(await holdsNothingElse(book, job))) return
  await bringNames(book, about)
  const shown = await database.db.selectFrom('profileItems').select('id').where('ownerId', '=', ownerId).execute()
  const items = lines.flatMap((line) => line.items)
  if (shown.length > 0 || items.length === 0) return
  const labels = await database.db
    .selectFrom('labels')
    .select(['id', 'lowerTitle'])
    .where('ownerId', '=', ownerId)
    .execute()
  const labelIds = new Map(labels.map(({ id, lowerTitle }) => [lowerTitle, id]))
  const found = await foundIn(
    database,
    book,
    'recipes',
    items.map(({ recipeId }) => recipeId),
  )
  const rows = items.flatMap(({ kind, visibility, label, recipeId }): Shown[] => {
    const row = { ownerId, id: uuid(), kind, visibility, labelId: null, recipeId: null }
    if (kind === 'all') return [row]
    const labelId = label === null ? undefined : labelIds.get(labelKey(label))
    if (kind === 'label') return labelId === undefined ? [] : [{ ...row, labelId }]
    const own = found(recipeId)
    return own === null ? [] : [{ ...row, recipeId: own }]
  })
  if (rows.length === 0) return
  await database.db
    .insertInto('profileItems')
    .values(rows.map((row, position) => ({ ...row, position })))
    .execute()
}
