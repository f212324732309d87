import { type Clipping, clippingOf } from '@potluck/api/clip'
import { clip } from '@potluck/clip/clip'

/** Reads HTML, JSON-LD or text in this browser, as the server reads a page; `null` for what is too much to read. */
export function readHere(written: string, url = ''): Clipping | null {
  const result = clip(written, { url })
  return result.outcome === 'refused' ? null : clippingOf(result)
}
