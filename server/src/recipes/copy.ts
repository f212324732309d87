import { v7 as uuid } from 'uuid'
import { addImageRows } from '../images/rows.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { notFound } from '../machinery/http/http-error.ts'
import type { Member } from '../sessions/member.ts'
import { draftFields } from './draft-fields.ts'
import { insertRecipes } from './insert.ts'

/**
 * Puts a copy of a recipe of the member into another person's inbox, with the same picture files; labels and rating
 * stay with the member. Whether the two may send each other recipes is the caller's to say. Joins an open transaction.
 * @returns the id of the copy
 * @throws {HttpError} 404 when the recipe is not the member's
 */
export function copyRecipe(database: Database, member: Member, recipeId: string, toUserId: string): Promise<string> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    const recipe = await db
      .selectFrom('recipes')
      .select(draftFields)
      .where('ownerId', '=', member.id)
      .where('id', '=', recipeId)
      .executeTakeFirst()
    if (!recipe) throw notFound('recipe')
    await dialect.lockMember(db, toUserId)
    const imageIds = await copyImages(inside, member, recipeId, toUserId)
    const id = uuid()
    const draft = { ...recipe, rating: null, labels: [], imageIds }
    await insertRecipes(inside, toUserId, [{ id, draft, folder: 'inbox', fromUserId: member.id }])
    return id
  })
}

async function copyImages(database: Database, member: Member, recipeId: string, toUserId: string): Promise<string[]> {
  const images = await database.db
    .selectFrom('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select('images.digest')
    .where('recipeImages.ownerId', '=', member.id)
    .where('recipeImages.recipeId', '=', recipeId)
    .orderBy('recipeImages.position')
    .execute()
  const copies = images.map(({ digest }) => ({ id: uuid(), digest }))
  await addImageRows(database, toUserId, copies)
  return copies.map(({ id }) => id)
}
