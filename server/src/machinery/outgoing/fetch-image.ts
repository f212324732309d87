import { imageMaxBytes } from '@potluck/api/images'
import type { Outgoing } from './outgoing.ts'
import { OutgoingError } from './outgoing-error.ts'

/** What may be a picture at an address of the web, or null when there is nothing to be had. */
export async function fetchImage(outgoing: Outgoing, address: string, signal: AbortSignal): Promise<Buffer | null> {
  try {
    const { bytes } = await outgoing.fetch(address, { maxBytes: imageMaxBytes, accept: 'image/*', signal })
    return bytes
  } catch (error) {
    if (error instanceof OutgoingError) return null
    throw error
  }
}
