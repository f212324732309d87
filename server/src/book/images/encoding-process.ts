/** The process that makes pictures our own: see `encodeImage`. */
import sharp, { type Sharp } from 'sharp'
import { answerQuestions } from '../../machinery/base/processes/answer-questions.ts'
import type { EncodedImage, EncodingTask } from './encoder.ts'
import { digestOf } from './image-digest.ts'
import { memoryFor, memoryForHeic, memoryOfPictures } from './image-limits.ts'
import { imageSizes } from './image-sizes.ts'
import { openHeic } from './open-heic.ts'

// Only what cameras, phones and web pages make is read at all: no SVG, no PDF, nothing that runs or refers to files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Gif', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})
// Pictures of recipes are rarely seen twice in a row.
sharp.cache(false)

const memoryInAll = memoryOfPictures()
let taken = 0
const queue: { readonly memory: number; readonly start: () => void }[] = []

function startWaiting(): void {
  // A picture that needs more memory than there is, is tried alone. If it is too large for this machine, the process ends.
  for (let next = queue[0]; next && (taken === 0 || taken + next.memory <= memoryInAll); next = queue[0]) {
    queue.shift()
    taken += next.memory
    next.start()
  }
}

/** Runs a step when there is room for what it takes, in the order of asking. */
async function withMemory<T>(memory: number, step: () => Promise<T>): Promise<T> {
  await new Promise<void>((start) => {
    queue.push({ memory, start })
    startWaiting()
  })
  try {
    return await step()
  } finally {
    taken -= memory
    startWaiting()
  }
}

async function sizesOf(large: Uint8Array, points: number): Promise<EncodedImage> {
  const medium = await sharp(large).resize(imageSizes.medium).webp({ quality: 78, effort: 3 }).toBuffer()
  const thumbnail = await sharp(large).resize(imageSizes.thumbnail).webp({ quality: 75, effort: 3 }).toBuffer()
  return { digest: digestOf(large), points, large: Buffer.from(large), medium, thumbnail }
}

const largeOf = (picture: Sharp): Promise<Uint8Array> =>
  picture.resize(imageSizes.large).webp({ quality: 80, effort: 3 }).toBuffer()

/** Decodes a photo of a phone (HEIC). Null when it is larger than may be read. */
async function encodeHeic(bytes: Uint8Array): Promise<EncodedImage | null> {
  const picture = await openHeic(bytes)
  try {
    const memory = memoryForHeic(picture)
    if (memory === null) return null
    return await withMemory(memory, async () =>
      sizesOf(await largeOf(await picture.read(imageSizes.large)), picture.points),
    )
  } finally {
    picture.close()
  }
}

async function encode({ bytes, isOwn }: EncodingTask): Promise<EncodedImage | null> {
  try {
    const about = await sharp(bytes).metadata()
    if (about.compression === 'hevc') return await encodeHeic(bytes)
    const memory = memoryFor(about)
    if (memory === null) return null
    return await withMemory(memory, async () =>
      sizesOf(
        isOwn ? bytes : await largeOf(sharp(bytes, { failOn: 'error' }).autoOrient()),
        (about.width ?? 0) * (about.height ?? 0),
      ),
    )
  } catch {
    return null
  }
}

answerQuestions(encode)
