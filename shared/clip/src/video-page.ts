import type { PageFacts } from './page-facts.ts'
import { hasType, isNode, property, type SchemaNode, textOf } from './schema-node.ts'
import { readTolerantJson } from './tolerant-json.ts'
import { elementsIn, type PageElement } from './tree.ts'
import { isVideoAddress } from './video-sites.ts'
import { webAddress } from './web-address.ts'

/** What a page or a description (oEmbed) hands over about a video, or about a picture with a text below it. */
export interface VideoFacts {
  /** Empty where the site gives its videos no title. */
  readonly title: string
  /** The text below the video, with its line breaks. */
  readonly text: string
  readonly author: string
  readonly source: string
  /** Addresses, the largest first. */
  readonly images: readonly string[]
  /** Address of what is said in the video, as text; empty where the page names none. */
  readonly captions: string
  /** Address of a page that the video itself names as its source. */
  readonly link: string
  /** Address of a description of the page as JSON (oEmbed). */
  readonly oembed: string
}

export const noVideo: VideoFacts = {
  title: '',
  text: '',
  author: '',
  source: '',
  images: [],
  captions: '',
  link: '',
  oembed: '',
}

interface FoundVideo extends Partial<VideoFacts> {
  readonly id: string
}

/** Longest text of a video that is read: twenty times what the sites allow. */
const maxText = 100_000
/** Characters of data that are read of one page, and values of it. */
const maxData = 4_000_000
const maxNodes = 150_000

/** Names in the data of pages that show a video and its text. */
const dataNames = /"(?:videoDetails|itemStruct|ItemModule|edge_media_to_caption|closeup_description|caption)"\s*:/

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const nodeOf = (value: unknown): SchemaNode => (isNode(value) ? value : {})
const nodesOf = (value: unknown): readonly SchemaNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Captions that a person wrote before those of a machine. */
function captionsOf(tracks: readonly SchemaNode[], keys: { readonly address: string; readonly isMachine: RegExp }) {
  const machine = (track: SchemaNode) => keys.isMachine.test(`${stringOf(track.kind)} ${stringOf(track.Source)}`)
  const best = tracks.find((track) => !machine(track)) ?? tracks[0]
  return stringOf(best?.[keys.address])
}

type FindVideo = (node: SchemaNode) => FoundVideo | null

/** A player: `videoDetails` beside `captions`. */
const ofPlayer: FindVideo = (node) => {
  if (!isNode(node.videoDetails)) return null
  const { videoId, title, shortDescription, author, thumbnail } = node.videoDetails
  const tracks = nodeOf(nodeOf(node.captions).playerCaptionsTracklistRenderer).captionTracks
  return {
    id: stringOf(videoId),
    title: stringOf(title),
    text: stringOf(shortDescription),
    author: stringOf(author),
    images: nodesOf(nodeOf(thumbnail).thumbnails)
      .map(({ url }) => stringOf(url))
      .reverse(),
    captions: captionsOf(nodesOf(tracks), { address: 'baseUrl', isMachine: /asr/i }),
  }
}

/** A short video: its text is `desc`. */
const ofShortVideo: FindVideo = (node) => {
  if (!isNode(node.video) || typeof node.desc !== 'string') return null
  const { video, author, imagePost } = node
  const pictures = nodesOf(nodeOf(imagePost).images).map(({ imageURL }) => nodeOf(imageURL).urlList)
  return {
    id: stringOf(node.id),
    text: node.desc,
    author: stringOf(author) || stringOf(nodeOf(author).nickname),
    images: [...pictures.map((list) => stringOf(Array.isArray(list) ? list[0] : '')), stringOf(video.cover)],
    captions: captionsOf(nodesOf(video.subtitleInfos), { address: 'Url', isMachine: /asr/i }),
  }
}

/** A picture or video with a caption. */
const ofCaption: FindVideo = (node) => {
  const edges = nodesOf(nodeOf(node.edge_media_to_caption).edges)
  const text = stringOf(nodeOf(edges[0]?.node).text) || stringOf(nodeOf(node.caption).text)
  const id = stringOf(node.shortcode) || stringOf(node.code)
  if (text === '' || id === '') return null
  const candidates = nodesOf(nodeOf(node.image_versions2).candidates)
  const person = { ...nodeOf(node.owner), ...nodeOf(node.user) }
  return {
    id,
    text,
    author: stringOf(person.full_name) || stringOf(person.username),
    images: [stringOf(node.display_url), ...candidates.map(({ url }) => stringOf(url))],
  }
}

/** A pinned picture, with the page that it is from. */
const ofPin: FindVideo = (node) => {
  if (typeof node.closeup_description !== 'string' || !isNode(node.images)) return null
  return {
    id: stringOf(node.id),
    title: stringOf(node.title),
    text: stringOf(node.description).trim() || node.closeup_description,
    images: [stringOf(nodeOf(node.images.orig).url)],
    link: stringOf(node.link),
  }
}

/** schema.org. */
const ofVideoObject: FindVideo = (node) => {
  if (!hasType(node, 'VideoObject')) return null
  const images = property(node, 'thumbnailUrl', 'thumbnail')
  return {
    id: '',
    title: textOf(property(node, 'name', 'headline')),
    text: [property(node, 'description', 'caption'), property(node, 'transcript')].map(stringOf).join('\n').trim(),
    author: textOf(property(node, 'author', 'creator')),
    images: (Array.isArray(images) ? images : [images]).map(stringOf),
  }
}

const finders: readonly FindVideo[] = [ofPlayer, ofShortVideo, ofCaption, ofPin, ofVideoObject]

/** The videos in data, the outermost first. */
function videosIn(values: readonly unknown[]): FoundVideo[] {
  const open: unknown[] = [...values]
  const videos: FoundVideo[] = []
  for (let at = 0; at < open.length && at < maxNodes; at++) {
    const next = open[at]
    if (isNode(next)) {
      const video = finders.map((find) => find(next)).find((found) => found !== null)
      if (video) videos.push(video)
      open.push(...Object.values(next).filter((inner) => typeof inner === 'object'))
    } else if (Array.isArray(next)) open.push(...next.slice(0, 1_000))
  }
  return videos
}

/** The data of scripts that name a video. */
function dataIn(root: PageElement): unknown[] {
  const values: unknown[] = []
  let length = 0
  for (const element of elementsIn(root)) {
    if (element.name !== 'script') continue
    const text = element.children.join('')
    if (!dataNames.test(text)) continue
    const start = /^\s*[{[]/.test(text) ? 0 : (/^[^{["'`]{1,200}=\s*(?=[{[])/.exec(text)?.[0].length ?? -1)
    length += text.length
    if (length > maxData) break
    if (start >= 0) values.push(readTolerantJson(text.slice(start)))
  }
  return values
}

/** The video that a page is about: the one whose id is in its address, where the data has ids. */
function subjectOf(videos: readonly FoundVideo[], url: string): FoundVideo | undefined {
  const named = videos.find(({ id }) => id !== '' && url.includes(id))
  return named ?? (url === '' ? videos[0] : videos.find(({ id }) => id === ''))
}

/** "Anna on Instagram: “Soup …”" says the text below a picture in its title. */
const quoted = /^[^"“„«]{1,120}[:：]\s*["“„«]([\s\S]+?)["”“»]\.?\s*$/

/** The title of a page that shows its site instead of a video: it wants a login, or shows nothing to servers. */
const isOfSite = /^(?:instagram|tiktok|facebook|pinterest|youtube|vimeo)\b.{0,30}$|\blog ?in\b/i

/** @returns the text that is quoted, or the text itself */
const unquoted = (text: string): string => quoted.exec(text)?.[1] ?? text

/**
 * Reads what a page hands over about its video: from the data that it is drawn from, from schema.org, and from what it
 * says about itself.
 *
 * @returns `null` for a page that is not about a video
 */
export function readVideo(root: PageElement, facts: PageFacts, url: string): VideoFacts | null {
  const { meta, recipe } = facts
  const isOfVideos = isVideoAddress(url) || isVideoAddress(recipe.url)
  if (!isOfVideos && !/^video/.test(meta('og:type'))) return null
  const videos = [...videosIn(dataIn(root)), ...videosIn(facts.jsonLd.map(readTolerantJson))]
  const found = subjectOf(videos, url || recipe.url)
  const shared = isOfSite.test(meta('og:title')) ? '' : meta('og:title')
  const texts = [found?.text ?? '', unquoted(recipe.description), quoted.exec(shared)?.[1] ?? '']
  const images = [...(found?.images ?? []), ...recipe.images].map((image) => webAddress(image, facts.base))
  return {
    title: (found?.title ?? (quoted.test(shared) || found ? '' : shared)).slice(0, 500),
    text: texts.reduce((longest, text) => (text.length > longest.length ? text : longest)).slice(0, maxText),
    author: found?.author || recipe.author,
    source: recipe.source,
    images: [...new Set(images.filter((image) => image !== ''))],
    captions: webAddress(found?.captions ?? '', facts.base),
    link: webAddress(found?.link ?? '', facts.base),
    oembed: webAddress(facts.oembed, facts.base),
  }
}
