import type { Database } from '../machinery/database/database.ts'

/** Most bytes that the pictures of a member may take: what a keeper set for them, or the limit of everybody. */
export async function pictureLimitOf({ db, memberLimits }: Database, ownerId: string): Promise<number> {
  const { pictureLimit } = await db
    .selectFrom('users')
    .select('pictureLimit')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(pictureLimit ?? memberLimits.space)
}
