import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@potluck/cooking/language'
import { type GrayImage, pgmOf } from '@potluck/photo-text/gray-image'
import type { RecognizedLine } from '@potluck/photo-text/recognized'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'

const codes: Readonly<Record<Language, readonly string[]>> = {
  'en-us': ['eng'],
  'de-de': ['deu', 'eng'],
  'it-it': ['ita', 'eng'],
  'uk-ua': ['ukr', 'eng'],
  he: ['heb'],
}

/** The engine with the data that the product has, one worker for each language. */
export class Engines {
  readonly #folder = mkdtempSync(join(tmpdir(), 'potluck-tessdata-'))
  readonly #workers = new Map<Language, Worker>()

  constructor() {
    for (const code of new Set(Object.values(codes).flat())) {
      const name = `${code}.traineddata.gz`
      cpSync(
        fileURLToPath(import.meta.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${name}`)),
        join(this.#folder, name),
      )
    }
  }

  async #workerOf(language: Language): Promise<Worker> {
    const known = this.#workers.get(language)
    if (known) return known
    const worker = await createWorker([...codes[language]], OEM.LSTM_ONLY, {
      langPath: this.#folder,
      cacheMethod: 'none',
    })
    this.#workers.set(language, worker)
    return worker
  }

  async recognize(language: Language, image: GrayImage, isColumn: boolean): Promise<readonly RecognizedLine[]> {
    const worker = await this.#workerOf(language)
    const layout = isColumn ? PSM.SINGLE_COLUMN : PSM.AUTO
    await worker.setParameters({ tessedit_pageseg_mode: layout, user_defined_dpi: '300' })
    const { data } = await worker.recognize(Buffer.from(pgmOf(image)), {}, { text: false, blocks: true })
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

  async stop(): Promise<void> {
    for (const worker of this.#workers.values()) await worker.terminate()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
