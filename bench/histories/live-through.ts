import fc from 'fast-check'
import { history, livesAt } from './histories.ts'

/** Histories that are lived at the same time: most of each is waiting. */
const atOnce = 16

/**
 * Lives histories at a server that has nobody yet. @returns how many steps they had together
 * @throws naming the first one that does not agree with the model
 */
export async function liveThrough(base: string, settings: { readonly numRuns: number; readonly seed: number }) {
  const live = livesAt(base)
  const histories = fc.sample(history, settings)
  const waiting = histories.values()

  async function liveOnes(): Promise<void> {
    for (const steps of waiting) {
      await live(steps).catch((cause: unknown) => {
        throw new Error(`this history does not agree with the model: ${JSON.stringify(steps)}`, { cause })
      })
    }
  }

  await Promise.all(Array.from({ length: atOnce }, liveOnes))
  return histories.reduce((sum, { length }) => sum + length, 0)
}
