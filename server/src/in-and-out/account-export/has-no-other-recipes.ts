import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { ClaimedJob } from '../../machinery/jobs/claim.ts'

/** Whether all recipes of the account were restored by this job. If not, a restored profile could publish other recipes. */
export async function hasNoOtherRecipes({ database: { db }, ownerId }: OpenBook, job: ClaimedJob): Promise<boolean> {
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
