import { ownFile } from '../../machinery/own-file.ts'
import { startAnswering } from '../../machinery/processes/answering-process.ts'
import type { Services } from '../../machinery/services.ts'
import type { Export, ExportWriter } from '../export-writer.ts'
import { pictureBytes } from '../picture-bytes.ts'
import { readRecipes, type StoredRecipe } from '../read-recipes.ts'
import type { BookAnswer, BookQuestion } from './book-process.ts'
import { oneBookAtATime } from './book-queue.ts'

/**
 * A book of 10,000 recipes fits, and whoever takes it slowly is waited for; each recipe takes milliseconds.
 */
const limits = { heapMb: 256, memoryMb: 400, maxTime: 60_000, idleTime: 600_000 }

/** The bytes of a recipe's pictures: of the first one larger, as it is shown larger. */
async function picturesOf({ imageFiles }: Services, { images }: StoredRecipe): Promise<Uint8Array[]> {
  const found = await Promise.all(
    images.map(({ digest }, index) => pictureBytes(imageFiles, digest, index === 0 ? 'medium' : 'thumbnail')),
  )
  return found.flatMap((bytes) => bytes ?? [])
}

/** Makes the book in a process of its own: laying it out is work for a processor, and nobody else waits for it. */
async function* writePdf(services: Services, wanted: Export): AsyncGenerator<Uint8Array> {
  const { recipeIds, member, language, paper } = wanted
  const process = startAnswering<BookQuestion, BookAnswer>(ownFile('exports/pdf/book-process.ts'), limits)
  async function* told(question: BookQuestion): AsyncGenerator<Uint8Array> {
    const bytes = await process.ask(question)
    if (bytes === null) throw new Error('the book was lost while it was made')
    if (bytes.length > 0) yield bytes
  }
  try {
    yield* told({ type: 'begin', plan: { count: recipeIds.length, language, paper } })
    for await (const stored of readRecipes(services.database, member, recipeIds)) {
      const pictures = wanted.images ? await picturesOf(services, stored) : []
      yield* told({ type: 'recipe', recipe: stored.draft, pictures })
    }
    yield* told({ type: 'end' })
  } finally {
    process.close()
  }
}

/** A book for paper, with contents. */
export const pdfWriter: ExportWriter = {
  contentType: 'application/pdf',
  ending: '.pdf',
  write: (services, wanted) => oneBookAtATime(wanted.member.id, () => writePdf(services, wanted)),
}
