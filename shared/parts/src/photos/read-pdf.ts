import type { Box } from '@potluck/photo-text/gray-image'
import { type PrintedPiece, printedPage } from '@potluck/photo-text/printed-text'
import type { ReadPage } from '@potluck/photo-text/read-page'
import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Most pages of a PDF that are read. */
const maxPages = 10

/** Fewer letters are no text: a scanned page may have a number or a name on it. */
const minLetters = 40

/** Width of the picture of a page, in pixels: letters of a printed book are then large enough to be read. */
const pictureWidth = 1_600

/** A page of a PDF: its picture, and its text where it has one. */
export interface PdfPage {
  readonly picture: Blob | null
  readonly text: ReadPage | null
}

async function textOf(page: PDFPageProxy): Promise<ReadPage | null> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): PrintedPiece[] => {
    if (!('str' in item)) return []
    const [, , , , left = 0, baseline = 0] = item.transform as readonly number[]
    const size = item.height || 10
    // Strokes below the line take about a fifth of the height.
    const box: Box = {
      left,
      right: left + item.width,
      top: height - baseline - 0.8 * size,
      bottom: height - baseline + 0.2 * size,
    }
    return [{ text: item.str, box }]
  })
  const letters = pieces.reduce((sum, { text }) => sum + text.trim().length, 0)
  return letters < minLetters ? null : printedPage(pieces, { left: 0, top: 0, right: width, bottom: height })
}

async function pictureOf(page: PDFPageProxy): Promise<Blob | null> {
  const viewport = page.getViewport({ scale: pictureWidth / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  // A page may be as long as a roll; what is below is not read.
  canvas.height = Math.min(2 * pictureWidth, Math.round(viewport.height))
  await page.render({ canvas, viewport }).promise
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/**
 * Reads the first pages of a PDF on this device. Pages without text have only their picture.
 * @throws if the file is no PDF, or has a password
 */
export async function readPdf(file: Blob, signal: AbortSignal): Promise<readonly PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), enableXfa: false, useWasm: false })
  try {
    const document = await loading.promise
    const pages: PdfPage[] = []
    for (let number = 1; number <= Math.min(maxPages, document.numPages); number++) {
      signal.throwIfAborted()
      const page = await document.getPage(number)
      // A page whose picture cannot be drawn may still have its text.
      pages.push({ text: await textOf(page), picture: await pictureOf(page).catch(() => null) })
      page.cleanup()
    }
    return pages
  } finally {
    await loading.destroy()
  }
}
