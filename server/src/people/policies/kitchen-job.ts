import { Refusal } from '../../machinery/base/refusal.ts'
import { JobFailure } from '../../machinery/jobs/job-failure.ts'

/**
 * Runs the work of a job on the book of a kitchen. A member who is removed meanwhile is told so.
 * @param open opens the book as the owner of the job, or refuses
 * @throws {JobFailure} `not-in-kitchen`
 */
export async function asMemberOfKitchen<Opened, T>(
  open: () => Promise<Opened>,
  work: (book: Opened) => Promise<T>,
): Promise<T> {
  try {
    return await work(await open())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await open().catch((refusal: unknown) => {
      throw new JobFailure({ code: 'not-in-kitchen' } as const, { cause: refusal })
    })
    throw error
  }
}
