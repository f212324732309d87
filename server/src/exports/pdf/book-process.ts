/** The process that makes books of recipes: see `writePdf`. */
import sharp from 'sharp'
import { answerQuestions } from '../../machinery/processes/answer-questions.ts'
import { Book, type BookPlan, type Jpeg } from './book.ts'
import type { BookRecipe } from './lay-out-recipe.ts'

export type BookQuestion =
  | { readonly type: 'begin'; readonly plan: BookPlan }
  | { readonly type: 'recipe'; readonly recipe: BookRecipe; readonly pictures: readonly Uint8Array[] }
  | { readonly type: 'end' }

/** What came out of the book since the last answer; null when there is no book to go on with. */
export type BookAnswer = Uint8Array | null

/** Wide enough for the place it has on paper, points of the picture. */
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
    book.add(question.recipe, pictures)
  } else {
    await book.end()
  }
  const bytes = Buffer.concat(chunks)
  chunks = []
  return bytes
}

answerQuestions(answer)
