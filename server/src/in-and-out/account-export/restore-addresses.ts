import { maxShares, maxSharesOfRecipe } from '@potluck/api/shares'
import { v7 as uuid } from 'uuid'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { insertNew } from '../../machinery/base/database/insert-new.ts'
import { digest } from '../../machinery/base/token.ts'
import type { Tickets } from '../../machinery/web/tickets/tickets.ts'
import { feedDigest } from '../../planning/meal-plans/feed.ts'
import { linkSecret, newSalt } from '../shares/link-secret.ts'
import type { PartLine } from './format.ts'
import { findRestored, ownIds } from './own-ids.ts'
import { restoreRows } from './restore-rows.ts'

const inUtc = (instant: string): string => new Date(instant).toISOString()

/**
 * Restores links to recipes. An address is made of the id and the salt of its link and a key of this server: on the
 * server of the export it is the same again, on another server it is new. A link without a salt gets a new salt: an id,
 * which others may know, is not enough to revive a revoked address.
 */
export async function restoreShares(book: OpenBook, tickets: Tickets, lines: readonly PartLine<'shares'>[]) {
  const { ownerId, database } = book
  const restoredId = await findRestored(book, 'recipes', lines, 'recipeId')
  const ids = await ownIds(database, book, 'shareLinks', lines)
  const perRecipe = new Map<string, number>()
  const rows = lines.flatMap(({ id: former, recipeId, name, createdAt, expiresAt, salt: formerSalt }) => {
    const [recipe, { id, exists }] = [restoredId(recipeId), ids.get(former) ?? { id: former, exists: true }]
    const count = (perRecipe.get(recipeId) ?? 0) + 1
    if (recipe === null || exists || count > maxSharesOfRecipe) return []
    perRecipe.set(recipeId, count)
    const salt = (id === former ? formerSalt : null) ?? newSalt()
    const times = { createdAt: inUtc(createdAt), expiresAt: expiresAt === null ? null : inUtc(expiresAt) }
    return [
      { ownerId, id, recipeId: recipe, name, salt, secretDigest: digest(linkSecret(tickets, { id, salt })), ...times },
    ]
  })
  await restoreRows(book, 'shareLinks', maxShares, rows)
}

/** Restores the calendar feeds of own plans. Their addresses follow the same rule as those of links. */
export async function restoreFeeds(
  book: OpenBook,
  tickets: Tickets,
  lines: readonly PartLine<'feeds'>[],
): Promise<void> {
  const { ownerId, database } = book
  const restoredId = await findRestored(book, 'mealPlans', lines, 'planId')
  const rows = lines.flatMap(({ id, planId, createdAt }) => {
    const plan = restoredId(planId)
    return plan === null ? [] : [{ userId: ownerId, planId: plan, id, createdAt: inUtc(createdAt) }]
  })
  // A feed whose id belongs to another member gets a new id and so a new address.
  for (const candidates of [rows, rows.map((row) => ({ ...row, id: uuid() }))]) {
    await insertNew(
      database,
      'mealPlanFeeds',
      candidates.map((row) => ({ ...row, secretDigest: feedDigest(tickets, row.id) })),
    )
  }
}
