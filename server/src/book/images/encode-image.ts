import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { fairTurns } from '../../machinery/base/fair-queue.ts'
import { ProcessLostError } from '../../machinery/base/processes/answering-process.ts'
import { type EncodedImage, type Encoder, startEncoder } from './encoder.ts'

/** Pictures encoded at once: two use two processors and fit into the memory of the encoder. */
const inTurn = fairTurns(2)

/** Pictures that ended the encoder together are tried again, each in its own process, one after the other. */
const alone = pLimit(1)

let encoder: Encoder | null = null

async function encodeApart(bytes: Buffer, isOwn: boolean): Promise<EncodedImage | null> {
  if (!encoder?.isOpen()) encoder = startEncoder()
  try {
    return await encoder.ask({ bytes, isOwn })
  } catch (error) {
    if (!(error instanceof ProcessLostError)) throw error
    if (error.wasAlone) return nullIfToBlame(error)
    return alone(() => startEncoder().ask({ bytes, isOwn })).catch(nullIfToBlame)
  }
}

/** A picture that breaks its decoder, or takes for ever, is none. @throws {ProcessLostError} when memory was short */
function nullIfToBlame(error: unknown): null {
  if (error instanceof ProcessLostError && error.wasKilled) throw error
  return null
}

/**
 * Makes a picture our own: turned as its camera says, scaled down, without metadata. That is done in another process,
 * which a hostile picture may end, or make large, without harm. Each owner has one picture at a time in work.
 * @param ownerId whose it will be
 * @param isOwn whether these bytes are a large file that was made here before: they stay as they are
 * @returns null for what is no picture that can be read
 * @throws {ProcessLostError} when memory was short: another try may go well
 */
export const encodeImage = (ownerId: string, bytes: Buffer, isOwn = false): Promise<EncodedImage | null> =>
  inTurn(ownerId, () => encodeApart(bytes, isOwn))

/** Pause before the second try, in which other processes may free memory, milliseconds. */
const shortPause = 2_000

/** The same for work in the background: it tries once more where memory was short, and goes on without the picture where it still is. */
export async function encodeIfPossible(
  ownerId: string,
  bytes: Buffer,
  isOwn = false,
): Promise<EncodedImage | null | 'short'> {
  const attempt = () =>
    encodeImage(ownerId, bytes, isOwn).catch((error: unknown) => {
      if (error instanceof ProcessLostError) return 'short' as const
      throw error
    })
  const first = await attempt()
  if (first !== 'short') return first
  await pause(shortPause)
  return attempt()
}
