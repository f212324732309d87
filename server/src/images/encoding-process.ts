/** The process that makes pictures our own: see `encodeImage`. */
import sharp from 'sharp'
import { answerQuestions } from '../machinery/processes/answer-questions.ts'
import type { EncodedImage, EncodingTask } from './encoder.ts'
import { digestOf } from './image-digest.ts'
import { memoryFor } from './image-limits.ts'
import { imageSizes } from './image-sizes.ts'

// Only what cameras, phones and web pages make is read at all: no SVG, no PDF, nothing that runs or refers to files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Gif', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})
// Pictures of recipes are rarely seen twice in a row.
sharp.cache(false)

/** Memory that pictures under way may take together, bytes: the largest one is worked on alone. */
const memoryInAll = 600_000_000
let taken = 0
const queue: { readonly memory: number; readonly start: () => void }[] = []

function startWaiting(): void {
  for (let next = queue[0]; next && taken + next.memory <= memoryInAll; next = queue[0]) {
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

async function encode({ bytes, isOwn }: EncodingTask): Promise<EncodedImage | null> {
  try {
    const memory = memoryFor(await sharp(bytes).metadata())
    if (memory === null) return null
    return await withMemory(memory, async () => {
      const source = sharp(bytes, { failOn: 'error' }).autoOrient()
      const large = isOwn ? bytes : await source.resize(imageSizes.large).webp({ quality: 80, effort: 3 }).toBuffer()
      const medium = await sharp(large).resize(imageSizes.medium).webp({ quality: 78, effort: 3 }).toBuffer()
      const thumbnail = await sharp(large).resize(imageSizes.thumbnail).webp({ quality: 75, effort: 3 }).toBuffer()
      return { digest: digestOf(large), large: Buffer.from(large), medium, thumbnail }
    })
  } catch {
    return null
  }
}

answerQuestions(encode)
