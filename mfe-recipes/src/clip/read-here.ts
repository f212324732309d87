import { type Clipping, clippingOf } from '@potluck/api/clip'
import { type ClipOptions, clip } from '@potluck/clip/clip'

/** Parses HTML, JSON-LD or text in this browser as the server does; `null` if the text is too long. */
export function readHere(text: string, options?: ClipOptions): Clipping | null {
  const result = clip(text, options)
  return result.outcome === 'refused' ? null : clippingOf(result)
}
