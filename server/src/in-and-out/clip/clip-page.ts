import { type AnsweredClipping, maxPageBytes } from '@potluck/api/clip'
import { withoutTracking } from '@potluck/clip/plain-address'
import { inflated } from '../../machinery/base/outgoing/inflated.ts'
import type { Fetched, Outgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { OutgoingError, TooMuchError } from '../../machinery/base/outgoing/outgoing-error.ts'
import { type VisitCookies, visitCookies } from '../../machinery/base/outgoing/visit-cookies.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { PageReading, PageTask } from './page-task.ts'
import { readPage } from './read-page.ts'
import { captionsOf, describedVideo } from './video-more.ts'

const limits = {
  maxBytes: maxPageBytes,
  timeout: 15_000,
  accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,application/json;q=0.8,*/*;q=0.5',
  anyStatus: true,
} as const

/** Media types that may contain a recipe. An empty type counts as a page. */
const readable = /^(?:text\/(?!css|javascript|csv)|application\/(?:xhtml\+xml|xml|(?:[\w.-]+\+)?json)|$)/

/** Status codes of a page that exists, but refuses this server. */
const refusingStatuses: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 418, 429, 451, 503])

/** The member who asks for a page, and the way to fetch it. */
export interface Asking {
  readonly outgoing: Outgoing
  readonly memberId: string
  readonly signal?: AbortSignal | undefined
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

async function fetchPage({ outgoing, signal }: Asking, address: string, cookies: VisitCookies): Promise<Fetched> {
  try {
    const fetched = await outgoing.fetch(withoutTracking(address), { ...limits, signal, cookies })
    // Some servers compress their pages and do not say so.
    if (!isGzip(fetched.bytes)) return fetched
    return { ...fetched, bytes: await inflated(fetched.bytes, 'gzip', limits.maxBytes) }
  } catch (error) {
    if (error instanceof TooMuchError) throw new Refusal('too-large', 'the page is too large', 'url')
    if (error instanceof OutgoingError) throw new Refusal('page-away', error.message, 'url')
    throw error
  }
}

/** Adds `https://` to a link without a scheme. */
const withScheme = (link: string): string => (/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`)

type Read = PageReading & { readonly outcome: 'read' }

/** @throws {Refusal} where a page took too much, or hides its recipe behind a wall */
function accepted(reading: PageReading, field: string): Read {
  if (reading.outcome === 'refused') throw new Refusal('page-unreadable', 'reading this would take too much', field)
  if (reading.wall === 'bot') throw new Refusal('page-refuses', 'the page wants to see that a person asks', field)
  if (reading.wall === 'consent') throw new Refusal('page-asks-consent', 'the page asks for consent first', field)
  return reading
}

const read = async (memberId: string, task: PageTask): Promise<Read> => accepted(await readPage(memberId, task), 'url')

/** How many times a page may lead to another one by itself. */
const maxRefreshes = 2

/** Reads a page alone, without other files that it names. If it shows no recipe and leads to another page, reads that page. */
async function readAddress(asking: Asking, address: string, cookies = visitCookies(), refreshes = 0): Promise<Read> {
  const { bytes, charset, type, status, url } = await fetchPage(asking, address, cookies)
  if (refusingStatuses.has(status)) throw new Refusal('page-refuses', `the page answers ${status}`, 'url')
  if (status !== 200) throw new Refusal('page-away', `the page answers ${status}`, 'url')
  if (!readable.test(type)) throw new Refusal('page-unreadable', 'what is there is no page', 'url')
  const page = { bytes, charset, url }
  const reading = await readPage(asking.memberId, page)
  if (reading.outcome === 'read' && reading.next !== '' && refreshes < maxRefreshes)
    return readAddress(asking, reading.next, cookies, refreshes + 1)
  return accepted(reading, 'url')
}

/** Codes of a page that is there, but not for servers. */
const isWall = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'page-refuses' || error.code === 'page-asks-consent')

/** Adds to a video without a recipe what its site says elsewhere: its description, and what is spoken in it. */
async function withMoreOfVideo(
  { outgoing, memberId, signal }: Asking,
  { clipping, video }: Read,
): Promise<AnsweredClipping> {
  if (video === null || clipping.outcome === 'recipe') return clipping
  const url = clipping.url
  const described = video.text === '' ? await describedVideo(outgoing, url, video.oembed, signal) : null
  const captions = await captionsOf(outgoing, video, signal)
  if (described === null && captions === '') {
    if (clipping.title === '') throw new Refusal('page-refuses', 'the page shows nothing to servers', 'url')
    return clipping
  }
  const title = video.title || described?.title || ''
  const images = video.images.length > 0 ? video.images : (described?.images ?? [])
  return (await read(memberId, { video: { ...video, ...described, title, images }, captions, url })).clipping
}

/**
 * Reads the recipe of a page of the web.
 * @throws {Refusal} `page-away`, `page-refuses`, `page-asks-consent`, `page-unreadable`, `too-large`
 */
export async function clipAddress(asking: Asking, link: string): Promise<AnsweredClipping> {
  const address = withScheme(link)
  try {
    return await withMoreOfVideo(asking, await readAddress(asking, address))
  } catch (error) {
    const video = isWall(error) ? await describedVideo(asking.outgoing, address, '', asking.signal) : null
    if (video === null) throw error
    return (await read(asking.memberId, { video, captions: '', url: withoutTracking(address) })).clipping
  }
}

/** Reads the recipe of a text that a client sends: HTML, JSON-LD or plain text. @param url its origin, if known */
export async function clipText(memberId: string, text: string, url = ''): Promise<AnsweredClipping> {
  const reading = await readPage(memberId, { text, url })
  if (reading.outcome === 'refused') throw new Refusal('page-unreadable', 'reading this would take too much', 'body')
  return reading.clipping
}
