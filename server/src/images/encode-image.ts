import { createHash } from 'node:crypto'
import { imageSizes } from './image-sizes.ts'

/** Pictures with more points than this are refused unread: a bomb of a few bytes may unfold to gigabytes. */
const maxPixels = 120_000_000

/** Loaded with the first picture: it takes memory that a quiet server need not have. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Only what cameras, phones and web pages make is read at all: no SVG, no PDF, nothing that runs or refers to files.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Gif', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
  })
  // Pictures of recipes are rarely seen twice in a row.
  sharp.cache(false)
  return sharp
}

let loaded: ReturnType<typeof loadSharp> | undefined

/** A picture in the sizes that are kept, and what names it. */
export interface EncodedImage {
  /** Names it (`digestOf`). */
  readonly digest: string
  readonly large: Buffer
  readonly thumbnail: Buffer
}

/** How many pictures are worked on at once: each takes memory and a processor. */
const atOnce = 2
let free = atOnce
const queue: (() => void)[] = []

async function inTurn<T>(step: () => Promise<T>): Promise<T> {
  if (free > 0) free--
  else await new Promise<void>((resolve) => queue.push(resolve))
  try {
    return await step()
  } finally {
    const next = queue.shift()
    if (next) next()
    else free++
  }
}

/** What names a picture: the SHA-256 of its large file, in hex. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Makes a picture our own: turned as its camera says, scaled down, without metadata.
 * @param isOwn whether these bytes are a large file that was made here before: they stay as they are
 * @returns null for what is no picture that can be read
 */
export const encodeImage = (bytes: Buffer, isOwn = false): Promise<EncodedImage | null> =>
  inTurn(async () => {
    loaded ??= loadSharp()
    const sharp = await loaded
    try {
      const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
      const large = isOwn ? bytes : await source.resize(imageSizes.large).webp({ quality: 80, effort: 3 }).toBuffer()
      const thumbnail = await sharp(large).resize(imageSizes.thumbnail).webp({ quality: 75, effort: 3 }).toBuffer()
      return { digest: digestOf(large), large, thumbnail }
    } catch {
      return null
    }
  })
