import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A page that was drawn, and what tells it from another. */
export interface DrawnPage {
  readonly text: string
  readonly etag: string
}

/** Gives the page that was drawn from these values, or draws it. */
export type DrawnPages = (from: readonly string[], draw: () => Promise<string>) => Promise<DrawnPage>

/** Letters kept; a page has some 10,000. What is longer than the second is drawn each time. */
const mostKept = 10_000_000
const longestKept = 1_000_000

async function drawn(draw: () => Promise<string>): Promise<DrawnPage> {
  const text = await draw()
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

/**
 * A link that goes round a large chat is opened by hundreds at once: its page is drawn once. Whether the link still opens
 * is asked before, each time; a recipe that was saved since is drawn anew.
 */
export function drawnPages(): DrawnPages {
  const kept = new LRUCache<string, DrawnPage>({
    maxSize: mostKept,
    maxEntrySize: longestKept,
    sizeCalculation: ({ text }) => text.length,
  })
  const drawing = new Map<string, Promise<DrawnPage>>()
  return async (from, draw) => {
    const key = JSON.stringify(from)
    const known = kept.get(key) ?? drawing.get(key)
    if (known) return known
    const page = drawn(draw)
    drawing.set(key, page)
    try {
      const done = await page
      kept.set(key, done)
      return done
    } finally {
      drawing.delete(key)
    }
  }
}
