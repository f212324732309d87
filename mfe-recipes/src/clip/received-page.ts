import { userDataKey } from '@potluck/platform/user-data'
import { z } from 'zod'

/** A page from the bookmarklet. */
const handedPage = z.object({
  /** The origin according to the browser. The page's own claims are not trusted. */
  origin: z.string().max(2_000),
  url: z.string().max(4_000),
  html: z.string().max(8_000_000),
})

export type HandedPage = z.infer<typeof handedPage>

const key = userDataKey('handed-page')

const isOf = ({ origin, url }: HandedPage): boolean => URL.parse(url)?.origin === origin

/** Takes the page from the storage; null if there is none. A `url` of another origin is replaced. */
export function takeHandedPage(storage: Storage = sessionStorage): HandedPage | null {
  const stored = storage.getItem(key)
  storage.removeItem(key)
  const parsed = handedPage.safeParse(parsedJson(stored))
  if (!parsed.success) return null
  return isOf(parsed.data) ? parsed.data : { ...parsed.data, url: parsed.data.origin }
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
