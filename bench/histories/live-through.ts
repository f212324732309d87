import fc from 'fast-check'
import { historyOf, livesAt, type Stage } from './histories.ts'

/** Histories that are lived at the same time: most of each is waiting. */
const atOnce = 32

/**
 * Lives histories at servers whose database has nobody yet. @returns how many steps they had together
 * @param tell told after each how many were lived
 * @throws naming the first one that does not agree with the model
 */
export async function liveThrough(
  stage: Stage,
  settings: { readonly numRuns: number; readonly seed: number },
  tell: (lived: number) => void,
) {
  let lived = 0
  const live = livesAt(stage)
  const histories = fc.sample(historyOf(stage.people), settings)
  const waiting = histories.values()

  async function liveOnes(): Promise<void> {
    for (const steps of waiting) {
      await live(steps).catch((cause: unknown) => {
        throw new Error(`this history does not agree with the model: ${JSON.stringify(steps)}`, { cause })
      })
      lived += 1
      tell(lived)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, liveOnes))
  return histories.reduce((sum, { length }) => sum + length, 0)
}
