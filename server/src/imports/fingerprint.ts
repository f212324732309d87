import { createHash } from 'node:crypto'
import type { Draft } from '../recipes/insert.ts'

/** Tells whether two recipes say the same, whatever their pictures: SHA-256 in base64url. */
export function fingerprintOf(draft: Omit<Draft, 'imageIds'>): string {
  const { title, description, url, source, notes, ingredients, instructions } = draft
  const texts = [title, description, draft.yield, draft.activeTime, draft.totalTime, source, url, notes, ingredients]
  const all = [...texts, instructions].map((text) => text.trim())
  const labels = [...draft.labels].sort()
  return createHash('sha256')
    .update(JSON.stringify([all, draft.rating, labels]))
    .digest('base64url')
}
