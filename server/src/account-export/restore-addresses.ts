import { maxShares, maxSharesOfRecipe } from '@potluck/api/shares'
import { v7 as uuid } from 'uuid'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { Tickets } from '../machinery/tickets/tickets.ts'
import { digest } from '../machinery/token.ts'
import { linkSecret, newSalt } from '../shares/link-secret.ts'
import type { PartLine } from './format.ts'
import { foundIn, ownIds } from './own-ids.ts'
import { addNew, restoreRows } from './restore-rows.ts'

const inUtc = (instant: string): string => new Date(instant).toISOString()

/**
 * Links that open a recipe. Their addresses are made of their ids, their salts and a key of this server: on the server
 * that they come from they are the same again, on another one they are new. So are those of links without a salt: of an
 * id alone, which others may know, no address that was taken back comes to life.
 */
export async function restoreShares(book: OpenBook, tickets: Tickets, lines: readonly PartLine<'shares'>[]) {
  const { ownerId, database } = book
  const found = await foundIn(
    database,
    book,
    'recipes',
    lines.map(({ recipeId }) => recipeId),
  )
  const ids = await ownIds(
    database,
    book,
    'shareLinks',
    lines.map(({ id }) => id),
  )
  const perRecipe = new Map<string, number>()
  const rows = lines.flatMap(({ id: former, recipeId, name, createdAt, expiresAt, salt: written }) => {
    const [recipe, { id, isThere }] = [found(recipeId), ids.get(former) ?? { id: former, isThere: true }]
    const count = (perRecipe.get(recipeId) ?? 0) + 1
    if (recipe === null || isThere || count > maxSharesOfRecipe) return []
    perRecipe.set(recipeId, count)
    const salt = (id === former ? written : null) ?? newSalt()
    const times = { createdAt: inUtc(createdAt), expiresAt: expiresAt === null ? null : inUtc(expiresAt) }
    return [
      { ownerId, id, recipeId: recipe, name, salt, secretDigest: digest(linkSecret(tickets, { id, salt })), ...times },
    ]
  })
  await restoreRows(book, 'shareLinks', maxShares, rows)
}

/** The owner's calendars of their plans; an address is as that of a link. */
export async function restoreFeeds(book: OpenBook, lines: readonly PartLine<'feeds'>[]): Promise<void> {
  const { ownerId, database } = book
  const found = await foundIn(
    database,
    book,
    'mealPlans',
    lines.map(({ planId }) => planId),
  )
  const rows = lines.flatMap(({ id, planId, createdAt }) => {
    const plan = found(planId)
    return plan === null ? [] : [{ userId: ownerId, planId: plan, id, createdAt: inUtc(createdAt) }]
  })
  // Where its id is somebody else's the calendar has a new one, and so a new address.
  for (const some of [rows, rows.map((row) => ({ ...row, id: uuid() }))]) {
    await addNew(database, 'mealPlanFeeds', some)
  }
}
