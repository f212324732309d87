import { type MovedRecipes, maxMatches, type previewMove } from '@potluck/api/kitchen-moves'
import type { z } from 'zod'
import { type Entry, readEntries, readEntriesOf } from '../../book/duplicates/entries.ts'
import { type LikelyMatch, LikelyMatches } from '../../book/duplicates/likely-matches.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import { peopleOfRecipes } from '../../people/book-changes/people-of-recipes.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { chosenRecipes } from './chosen-recipes.ts'
import { sameInKitchen } from './sources.ts'

/** Recipes read at a time. */
const slice = 500

interface Found {
  readonly own: Entry
  readonly match: LikelyMatch
}

async function findMatches(
  database: Database,
  { own, kitchen }: { readonly own: Book; readonly kitchen: Book },
  ids: readonly string[],
  gone: AbortSignal,
): Promise<Found[]> {
  const matches = new LikelyMatches()
  await yielding(await readEntries(database, kitchen, gone), (entry) => matches.add(entry), gone)
  const found: Found[] = []
  for (let at = 0; at < ids.length; at += slice) {
    const entries = await readEntriesOf(database, own, ids.slice(at, at + slice))
    const find = (entry: Entry) => {
      const match = matches.find(entry)
      if (match) found.push({ own: entry, match })
    }
    await yielding(entries, find, gone)
  }
  return found
}

type Answered = z.input<typeof previewMove.response>

/** What would become of recipes that a member copied into a kitchen. */
export async function previewOf(
  database: Database,
  member: Member,
  books: { readonly own: Book; readonly kitchen: Book },
  { chosen, gone }: { readonly chosen: MovedRecipes; readonly gone: AbortSignal },
): Promise<Answered> {
  const ids = await chosenRecipes(database, books.own, chosen)
  const present = await sameInKitchen(database, books.kitchen, ids)
  const found = await findMatches(
    database,
    books,
    ids.filter((id) => !present.has(id)),
    gone,
  )
  const visible = found.slice(0, maxMatches)
  const recipeIds = visible.map(({ match }) => match.entry.id)
  const peopleOf = await peopleOfRecipes(database, books.kitchen, recipeIds)
  const personOf = await pastPeopleById(database, member, [...new Set(recipeIds.flatMap(peopleOf))])
  return {
    recipeCount: ids.length,
    presentCount: present.size,
    matchCount: found.length,
    matches: visible.map(({ own, match: { because, entry } }) => ({
      because,
      recipe: { id: own.id, title: own.name },
      inKitchen: { id: entry.id, title: entry.name, people: peopleOf(entry.id).map(personOf) },
    })),
  }
}
