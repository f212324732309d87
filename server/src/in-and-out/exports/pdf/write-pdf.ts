import { ownFile } from '../../../machinery/base/own-file.ts'
import { startAnswering } from '../../../machinery/base/processes/answering-process.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import type { Export, ExportWriter } from '../export-writer.ts'
import { readRecipes, type StoredRecipe } from '../read-recipes.ts'
import type { BookAnswer, BookQuestion } from './book-process.ts'
import { oneBookAtATime } from './book-queue.ts'

/** Enough for 10,000 recipes: each takes milliseconds, and a slow download may pause the process. */
const limits = { heapMb: 256, memoryMb: 400, maxTime: 60_000, idleTime: 600_000 }

/** The bytes of the pictures of a recipe; the first one in a larger size, since the book shows it larger. */
async function picturesOf({ imageFiles }: Services, { images }: StoredRecipe): Promise<Uint8Array[]> {
  const files = await Promise.all(
    images.map(({ digest }, index) => imageFiles.read(digest, index === 0 ? 'medium' : 'thumbnail')),
  )
  return files.flatMap((bytes) => bytes ?? [])
}

/** Writes the book in a separate process: the layout needs much processor time, which delays no other request there. */
async function* writePdf(services: Services, content: Export): AsyncGenerator<Uint8Array> {
  const { recipeIds, language, paper } = content
  const process = startAnswering<BookQuestion, BookAnswer>(ownFile('in-and-out/exports/pdf/book-process.ts'), limits)
  async function* send(question: BookQuestion): AsyncGenerator<Uint8Array> {
    const bytes = await process.ask(question)
    if (bytes === null) throw new Error('the process lost the book')
    if (bytes.length > 0) yield bytes
  }
  try {
    yield* send({ type: 'begin', plan: { count: recipeIds.length, language, paper } })
    for await (const stored of readRecipes(services.database, content, recipeIds)) {
      const pictures = content.images ? await picturesOf(services, stored) : []
      yield* send({ type: 'recipe', recipe: stored.draft, pictures })
    }
    yield* send({ type: 'end' })
  } finally {
    process.close()
  }
}

/** A book as PDF, with a table of contents. */
export const pdfWriter: ExportWriter = {
  contentType: 'application/pdf',
  ending: '.pdf',
  write: (services, content) => oneBookAtATime(content.member.id, () => writePdf(services, content)),
}
