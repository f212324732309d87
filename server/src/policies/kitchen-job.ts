import { JobFailure } from '../machinery/jobs/job-failure.ts'
import { Refusal } from '../machinery/refusal.ts'

/**
 * Runs the work of a job on a kitchen. A member who is removed meanwhile is told so.
 * @param mayWork asks again whether the owner of the job may do it
 * @throws {JobFailure} `not-in-kitchen`
 */
export async function asMemberOfKitchen<T>(mayWork: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await mayWork().catch((refusal: unknown) => {
      throw new JobFailure({ code: 'not-in-kitchen' } as const, { cause: refusal })
    })
    throw error
  }
}
