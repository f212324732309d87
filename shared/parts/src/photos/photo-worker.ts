import { type GrayImage, grayOf, pgmOf } from '@potluck/photo-text/gray-image'
import { maxPixels, preparePage, type ReadPage, readPage } from '@potluck/photo-text/read-page'
import type { RecognizedLine } from '@potluck/photo-text/recognized'
import { createWorker, type Worker as Engine, OEM, PSM } from 'tesseract.js'
import { engineFiles, engineLanguages, trainedFolder } from './tesseract-files.ts'
import type { PhotoToRead, ReadMessage, ReadRequest } from './worker-messages.ts'

/** The part of a worker's global scope that is used here: the types of pages and of workers cannot be loaded together. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ReadRequest>) => void) | null
  postMessage(message: ReadMessage): void
}

declare const self: WorkerScope

class NotAPicture extends Error {}

/** The shades of a photo, upright as its camera says, scaled down while it is decoded. */
async function decode(photo: Blob): Promise<GrayImage> {
  const bitmap = await createImageBitmap(photo).catch(() => {
    throw new NotAPicture(photo.type)
  })
  const factor = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)))
  const width = Math.max(1, Math.round(bitmap.width * factor))
  const height = Math.max(1, Math.round(bitmap.height * factor))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return grayOf(width, height, context.getImageData(0, 0, width, height).data)
}

async function startEngine(language: string, onShare: (share: number) => void): Promise<Engine> {
  const languages = [...new Set(engineLanguages(language).flat())]
  const engine = await createWorker(languages, OEM.LSTM_ONLY, {
    workerPath: engineFiles.worker,
    corePath: engineFiles.core,
    langPath: trainedFolder,
    workerBlobURL: false,
    // The service worker caches the files.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onShare(progress)
    },
  })
  return engine
}

async function recognizeWith(engine: Engine, image: GrayImage, isColumn: boolean): Promise<readonly RecognizedLine[]> {
  const layout = isColumn ? PSM.SINGLE_COLUMN : PSM.AUTO
  await engine.setParameters({ tessedit_pageseg_mode: layout, user_defined_dpi: '300' })
  const file = new Blob([pgmOf(image).slice()])
  const { data } = await engine.recognize(file, {}, { text: false, blocks: true })
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) => ({
        words: words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          confidence,
          box: { left: x0, top: y0, right: x1, bottom: y1 },
        })),
      })),
    ),
  )
}

/** Confidence from which on no other language is tried, 0 to 100. */
const confident = 75

/** Reads a page in the languages in turn, until one fits. */
async function readInLanguages(engine: Engine, image: GrayImage, tries: readonly (readonly string[])[]) {
  let best: ReadPage | null = null
  for (const languages of tries) {
    if (tries.length > 1) await engine.reinitialize(languages.join('+'), OEM.LSTM_ONLY)
    const page = await readPage(image, (part, isColumn) => recognizeWith(engine, part, isColumn))
    if (!best || page.confidence > best.confidence) best = page
    if (best.confidence >= confident) break
  }
  return best
}

async function readAll({ photos, language }: ReadRequest): Promise<readonly ReadPage[]> {
  let photo = 0
  const report = (share: number | null) => self.postMessage({ kind: 'progress', progress: { photo, share } })
  report(null)
  const engine = await startEngine(language, report)
  const pages: ReadPage[] = []
  for (const { photo: file, quarters } of photos satisfies readonly PhotoToRead[]) {
    report(0)
    const image = preparePage(await decode(file), quarters)
    const page = await readInLanguages(engine, image, engineLanguages(language))
    if (page) pages.push(page)
    photo++
  }
  await engine.terminate()
  return pages
}

self.onmessage = ({ data }) => {
  readAll(data).then(
    (pages) => self.postMessage({ kind: 'read', pages }),
    (error: unknown) =>
      self.postMessage({
        kind: 'failed',
        problem: error instanceof NotAPicture ? 'not-a-picture' : 'no-engine',
        detail: String(error),
      }),
  )
}
