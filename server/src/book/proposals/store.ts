import { maxProposals, type Proposal } from '@potluck/api/proposals'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { isOfBook, reachOwnRecipe, reachToRead } from '../../people/policies/recipes.ts'
import { reachedOrNull } from '../recipes/family.ts'
import type { Draft } from '../recipes/insert.ts'
import { createRecipe } from '../recipes/store.ts'

/** Proposals in the inbox of a member. */
const waiting = ({ db }: Database, member: Member) =>
  db
    .selectFrom('proposals')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'proposals.ownerId').onRef('recipes.id', '=', 'proposals.recipeId'),
    )
    .where('proposals.ownerId', '=', member.id)
    .where('recipes.folder', '=', 'inbox')

async function refuseMany(database: Database, member: Member): Promise<void> {
  const { count } = await waiting(database, member)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) < maxProposals) return
  throw new Refusal('too-many-at-once', `${maxProposals} proposals wait in the inbox: the cook looks at them first`)
}

/** The name of the API token that a member calls with; null for a session. */
async function nameOfToken({ db }: Database, member: Member): Promise<string | null> {
  const token = await db
    .selectFrom('apiTokens')
    .select('name')
    .where('id', '=', member.sessionId)
    .where('userId', '=', member.id)
    .executeTakeFirst()
  return token?.name ?? null
}

/**
 * Puts a recipe that a program wrote into the inbox of its member.
 * @param changeOf the recipe that it would change
 * @throws {Refusal} `too-many-at-once`, `not-found`
 */
export async function proposeRecipe(
  database: Database,
  member: Member,
  { recipe, changeOf }: { readonly recipe: Omit<Draft, 'imageIds' | 'rating'>; readonly changeOf: string | undefined },
): Promise<string> {
  if (changeOf !== undefined) await reachToRead(database, member, changeOf)
  await refuseMany(database, member)
  const draft = { ...recipe, imageIds: [], rating: null }
  const recipeId = await createRecipe(database, Book.of(member), { ...draft, folder: 'inbox' })
  const by = await nameOfToken(database, member)
  await database.db
    .insertInto('proposals')
    .values({ ownerId: member.id, recipeId, by, createdAt: now(), changeOf: changeOf ?? null })
    .execute()
  return recipeId
}

/** The recipe that a proposal would change, if the member still reads it. */
async function changedRecipe(database: Database, member: Member, id: string): Promise<Proposal['changeOf']> {
  const reached = await reachedOrNull(database, member, id)
  if (reached === null) return null
  const { title } = await database.db
    .selectFrom('recipes')
    .select('title')
    .where('ownerId', '=', reached.ownerId)
    .where('id', '=', reached.id)
    .executeTakeFirstOrThrow()
  const isOfKitchen = isOfBook(reached) && reached.role !== 'own'
  return { id: reached.id, title, ...(isOfKitchen && { kitchenId: reached.ownerId }) }
}

/** Which program proposed a recipe in the inbox of a member; null where none did. @throws {Refusal} `not-found` */
export async function readProposal(database: Database, member: Member, id: string): Promise<Proposal | null> {
  const recipe = await reachOwnRecipe(database, member, id)
  const row = await waiting(database, member)
    .select(['by', 'proposals.createdAt', 'changeOf'])
    .where('recipeId', '=', recipe.id)
    .executeTakeFirst()
  if (!row) return null
  const changeOf = row.changeOf === null ? null : await changedRecipe(database, member, row.changeOf)
  return { ...row, changeOf }
}
