/** The process that writes books of recipes as PDF: see `writePdf`. */
import sharp from 'sharp'
import { answerQuestions } from '../../../machinery/base/processes/answer-questions.ts'
import { Book, type BookPlan, type Jpeg } from './book.ts'
import { loadFaces } from './faces.ts'
import type { BookRecipe } from './lay-out-recipe.ts'

export type BookQuestion =
  | { readonly type: 'begin'; readonly plan: BookPlan }
  | { readonly type: 'recipe'; readonly recipe: BookRecipe; readonly pictures: readonly Uint8Array[] }
  | { readonly type: 'end' }

/** The bytes of the book since the last answer; null if no book was begun. */
export type BookAnswer = Uint8Array | null

/** Width of a picture, pixels: enough for its size on paper. */
const pictureWidth = 560

sharp.cache(false)
sharp.concurrency(1)

let book: Book | null = null
let chunks: Uint8Array[] = []

const jpegOf = (bytes: Uint8Array): Promise<Jpeg | null> =>
  sharp(bytes)
    .flatten({ background: 'white' })
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null)

async function answer(question: BookQuestion): Promise<BookAnswer> {
  if (question.type === 'begin') {
    book = new Book(question.plan, (bytes) => void chunks.push(bytes))
  } else if (!book) {
    return null
  } else if (question.type === 'recipe') {
    const pictures: Jpeg[] = []
    for (const bytes of question.pictures) {
      const jpeg = await jpegOf(bytes)
      if (jpeg) pictures.push(jpeg)
    }
    await loadFaces(JSON.stringify(question.recipe))
    book.add(question.recipe, pictures)
  } else {
    await book.end()
  }
  const bytes = Buffer.concat(chunks)
  chunks = []
  return bytes
}

answerQuestions(answer)
