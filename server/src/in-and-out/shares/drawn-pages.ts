import { createHash } from 'node:crypto'
import { cacheOf } from '../../machinery/base/cache.ts'

/** A rendered page with its entity tag. */
export interface DrawnPage {
  readonly text: string
  readonly etag: string
}

/** The input of a page. */
interface PageSource {
  /** The link, and how its page looks. */
  readonly look: readonly string[]
  /** The content of the page. */
  readonly content: unknown
}

/** Gives the page that was drawn from this, or draws it. */
export type DrawnPages = (from: PageSource, draw: () => Promise<string>) => Promise<DrawnPage>

/** A longer page is drawn each time, characters; most have some 10,000. */
const maxLetters = 1_000_000

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

async function drawn(draw: () => Promise<string>): Promise<DrawnPage> {
  const text = await draw()
  return { text, etag: `"${digestOf(text).slice(0, 22)}"` }
}

/**
 * A link that goes round a large chat is opened by hundreds at once: its page is drawn once. Whether the link still opens
 * is asked before, each time; a recipe that was saved since is drawn anew.
 */
export function drawnPages(kind: string): DrawnPages {
  const cache = cacheOf<DrawnPage>(`pages of ${kind}`, ({ text }) => text.length * 2)
  const drawing = new Map<string, Promise<DrawnPage>>()
  return async ({ look, content }, draw) => {
    const [key, revision] = [JSON.stringify(look), digestOf(JSON.stringify(content))]
    const drawingKey = `${key} ${revision}`
    const known = cache.get(key, revision) ?? drawing.get(drawingKey)
    if (known) return known
    const page = drawn(draw)
    drawing.set(drawingKey, page)
    try {
      const done = await page
      if (done.text.length <= maxLetters) cache.set(key, revision, done)
      return done
    } finally {
      drawing.delete(drawingKey)
    }
  }
}
