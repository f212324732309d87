import { imageMaxBytes } from '@potluck/api/images'
import { Refusal } from '../refusal.ts'
import type { Outgoing } from './outgoing.ts'
import { OutgoingError, TooMuchError } from './outgoing-error.ts'

const limits = { maxBytes: imageMaxBytes, accept: 'image/*' } as const

/** Fetches a possible picture from the web, or null if that fails. */
export async function fetchImage(outgoing: Outgoing, address: string, signal: AbortSignal): Promise<Buffer | null> {
  try {
    const { bytes } = await outgoing.fetch(address, { ...limits, signal })
    return bytes
  } catch (error) {
    if (error instanceof OutgoingError) return null
    throw error
  }
}

/** Fetches a picture that a member chose. @throws {Refusal} `page-away`, `too-large` */
export async function imageAt(outgoing: Outgoing, address: string): Promise<Buffer> {
  try {
    return (await outgoing.fetch(address, limits)).bytes
  } catch (error) {
    if (error instanceof TooMuchError) throw new Refusal('too-large', 'the picture is too large', 'url')
    if (error instanceof OutgoingError) throw new Refusal('page-away', error.message, 'url')
    throw error
  }
}
