import { noVideo, type VideoFacts } from '@potluck/clip/video-page'
import { oembedAddress } from '@potluck/clip/video-sites'
import { z } from 'zod'
import type { Fetched, Outgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { OutgoingError } from '../../machinery/base/outgoing/outgoing-error.ts'

/** Limits of what is fetched besides the page itself. */
const oembedLimits = { maxBytes: 100_000, timeout: 5_000, accept: 'application/json' } as const
const captionLimits = { maxBytes: 1_000_000, timeout: 5_000, accept: 'text/vtt, text/xml, application/json, */*;q=0.5' }

/** A description of a page as JSON (https://oembed.com), as far as it is used. */
const oembed = z.object({
  title: z.string().max(20_000).catch(''),
  author_name: z.string().max(500).catch(''),
  provider_name: z.string().max(200).catch(''),
  thumbnail_url: z.string().max(4_000).catch(''),
})

async function fetchText(outgoing: Outgoing, address: string, limits: typeof captionLimits, signal?: AbortSignal) {
  let fetched: Fetched
  try {
    fetched = await outgoing.fetch(address, { ...limits, signal })
  } catch (error) {
    if (error instanceof OutgoingError) return ''
    throw error
  }
  return fetched.bytes.toString('utf8')
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Longest title that is one: what is longer, or has several lines, is the text below a video. */
const maxTitle = 110

/**
 * What a site says about a video by oEmbed, for pages that turn servers away; `null` where it says nothing.
 * @param link the address of the video
 * @param described where its page says that its description is; empty where that is to be told from the link
 */
export async function describedVideo(
  outgoing: Outgoing,
  link: string,
  described = '',
  signal?: AbortSignal,
): Promise<VideoFacts | null> {
  const address = described || oembedAddress(link)
  if (address === '') return null
  const parsed = oembed.safeParse(parsedJson(await fetchText(outgoing, address, oembedLimits, signal)))
  if (!parsed.success || parsed.data.title === '') return null
  const { title, author_name: author, provider_name: source, thumbnail_url: image } = parsed.data
  const isText = title.length > maxTitle || title.includes('\n')
  const images = URL.canParse(image) ? [image] : []
  return { ...noVideo, title: isText ? '' : title, text: isText ? title : '', author, source, images }
}

/** The captions of a video as they are written; empty where there are none. */
export const captionsOf = async (
  outgoing: Outgoing,
  { captions }: VideoFacts,
  signal?: AbortSignal,
): Promise<string> => (captions === '' ? '' : fetchText(outgoing, captions, captionLimits, signal))
