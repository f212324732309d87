import type { listDuplicates } from '@potluck/api/duplicates'
import type { z } from 'zod'
import type { ReadableBook } from '../../ground/access/book.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readSummaries } from '../recipes/summaries.ts'
import { areAlike } from './alike.ts'
import { type Entry, readEntries } from './entries.ts'
import { signsOf } from './signs.ts'

/** The maximum number of groups in an answer, and of recipes in each. */
const mostGroups = 100
const mostOfGroup = 10

/** The maximum number of recipes in an answer, of all groups together. */
const maxTold = 500

/** More that share a sign are not all compared with each other: that sign says nothing. */
const mostOfSign = 60

/** Groups recipes transitively: recipes similar to the same recipe are in one group. */
function groups() {
  const leaders = new Map<Entry, Entry>()
  const leaderOf = (entry: Entry): Entry => {
    let leader = entry
    for (let next = leaders.get(leader); next; next = leaders.get(leader)) leader = next
    return leader
  }
  return {
    join(one: Entry, other: Entry): void {
      const [a, b] = [leaderOf(one), leaderOf(other)]
      if (a !== b) leaders.set(b, a)
    },
    all: (entries: readonly Entry[]) => [...Map.groupBy(entries, leaderOf).values()].filter(({ length }) => length > 1),
  }
}

/** The groups of recipes that are likely to be one. */
async function groupsOf(entries: readonly Entry[], gone: AbortSignal): Promise<readonly (readonly Entry[])[]> {
  const together = groups()
  const pages = Map.groupBy(
    entries.filter(({ page }) => page !== null),
    ({ page }) => page,
  )
  for (const [first, ...others] of pages.values()) for (const other of others) if (first) together.join(first, other)
  const bySign = new Map<string, Entry[]>()
  const meet = (entry: Entry) => {
    for (const sign of signsOf(entry)) {
      const same = bySign.get(sign) ?? []
      bySign.set(sign, same)
      if (same.length < mostOfSign) {
        for (const other of same) if (areAlike(entry, other)) together.join(other, entry)
        same.push(entry)
      }
    }
  }
  await yielding(entries, meet, gone)
  return together.all(entries)
}

type Answered = z.input<typeof listDuplicates.response>

/** Recipes of the member's main folder that are likely to be one, together. */
export async function findDuplicates(services: Services, book: ReadableBook, gone: AbortSignal): Promise<Answered> {
  const found = await groupsOf(await readEntries(services.database, book, gone), gone)
  let count = 0
  const visibleGroups = found
    .slice(0, mostGroups)
    .map((entries) => entries.slice(0, mostOfGroup).map(({ id }) => id))
    .filter(({ length }) => {
      count += length
      return count <= maxTold
    })
  const recipes = await readSummaries(services, book, visibleGroups.flat())
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const groups = visibleGroups
    .map((ids) => ({ recipes: ids.flatMap((id) => byId.get(id) ?? []) }))
    // A recipe may have been deleted meanwhile.
    .filter(({ recipes: { length } }) => length > 1)
  return { groups, groupCount: found.length }
}
