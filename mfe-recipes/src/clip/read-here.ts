import { type Clipping, clippingOf } from '@potluck/api/clip'
import { clip } from '@potluck/clip/clip'

/** Parses HTML, JSON-LD or text in this browser as the server does; `null` if the text is too long. */
export function readHere(text: string, url = ''): Clipping | null {
  const result = clip(text, { url })
  return result.outcome === 'refused' ? null : clippingOf(result)
}
