import type { Folder } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { removeEmptyLabels } from '../labels/store.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import type { Member } from '../sessions/member.ts'
import {
  addToFolderCount,
  type Draft,
  draftColumns,
  draftDigest,
  illustrateRecipes,
  insertRecipes,
  labelRecipes,
} from './insert.ts'
import { searchDocument } from './search-document.ts'

const taken = () => new Refusal('id-taken', 'another recipe has this id already')

/**
 * Writes a new recipe. The same draft with the same id, sent again, is the same recipe.
 * @returns its id
 * @throws {Refusal} 409 when the id is another recipe's, 404 when a picture is not the member's
 */
export function createRecipe(
  database: Database,
  member: Member,
  { id = uuid(), ...draft }: Draft & { readonly id?: string | undefined },
): Promise<string> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const written = await insertRecipes(inside, member.id, [{ id, draft }])
    if (written.has(id)) return id
    const same = await inside.db
      .selectFrom('recipes')
      .select('id')
      .where('ownerId', '=', member.id)
      .where('id', '=', id)
      .where('draftDigest', '=', draftDigest(draft))
      .executeTakeFirst()
    if (!same) throw taken()
    return id
  })
}

/**
 * Saves a recipe in place of what it was. With `version`, only when nobody saved in between; the same save sent again
 * is the same save.
 * @throws {Refusal} 404 when it, or one of the pictures, is not the member's; 409 when somebody saved in between
 */
export function updateRecipe(
  database: Database,
  member: Member,
  id: string,
  {
    folder,
    version,
    ...draft
  }: Draft & { readonly folder?: Folder | undefined; readonly version?: number | undefined },
): Promise<void> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const before = await db
      .selectFrom('recipes')
      .select(['version', 'folder', 'savedDigest'])
      .where('ownerId', '=', member.id)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!before) throw notFound('recipe')
    const savedDigest = draftDigest(draft)
    if (version !== undefined && version !== before.version) {
      if (before.version === version + 1 && before.savedDigest === savedDigest) return
      throw new Refusal('changed', 'the recipe was saved elsewhere in the meantime')
    }
    const columns = { ...draftColumns(draft), folder: folder ?? before.folder }
    await db
      .updateTable('recipes')
      .set({ ...columns, updatedAt: now(), version: before.version + 1, savedDigest })
      .where('ownerId', '=', member.id)
      .where('id', '=', id)
      .execute()
    if (columns.folder !== before.folder) {
      await addToFolderCount(inside, member.id, before.folder, -1)
      await addToFolderCount(inside, member.id, columns.folder, 1)
    }
    await replaceLabels(inside, member, id, draft)
    await db.deleteFrom('recipeImages').where('ownerId', '=', member.id).where('recipeId', '=', id).execute()
    await illustrateRecipes(inside, member.id, [{ id, draft }])
    await dialect.search.write(db, [searchDocument({ ...columns, ownerId: member.id, id })])
  })
}

async function takeLabels({ db }: Database, member: Member, recipeId: string): Promise<string[]> {
  const taken = await db
    .deleteFrom('recipeLabels')
    .where('ownerId', '=', member.id)
    .where('recipeId', '=', recipeId)
    .returning('labelId')
    .execute()
  return taken.map(({ labelId }) => labelId)
}

async function replaceLabels(database: Database, member: Member, id: string, draft: Draft): Promise<void> {
  const before = await takeLabels(database, member, id)
  const after = await labelRecipes(database, member.id, [{ id, draft }])
  await removeEmptyLabels(
    database,
    member.id,
    before.filter((labelId) => !after.has(labelId)),
  )
}

/**
 * Deletes a recipe, and the labels that were on it alone.
 * @throws {Refusal} 404 when it is not the member's
 */
export function deleteRecipe(database: Database, member: Member, id: string): Promise<void> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const labelIds = await takeLabels(inside, member, id)
    const deleted = await inside.db
      .deleteFrom('recipes')
      .where('ownerId', '=', member.id)
      .where('id', '=', id)
      .returning('folder')
      .executeTakeFirst()
    if (!deleted) throw notFound('recipe')
    await addToFolderCount(inside, member.id, deleted.folder, -1)
    await removeEmptyLabels(inside, member.id, labelIds)
  })
}
