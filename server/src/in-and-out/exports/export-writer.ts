import type { ReadableBook } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Services } from '../../machinery/for-features/services.ts'

/** The content of an export. */
export interface Export {
  readonly member: Member
  readonly book: ReadableBook
  /** Recipes of the book, in the order of the export. */
  readonly recipeIds: readonly string[]
  /** Whether the export includes pictures, if its format can. */
  readonly images: boolean
  /** The language of the member; null if unknown. */
  readonly language: string | null
  readonly paper: 'a4' | 'letter'
}

/** Writes recipes in one format, in chunks. */
export interface ExportWriter {
  readonly contentType: string
  /** The file name extension, with the dot. */
  readonly ending: string
  write(services: Services, content: Export): AsyncIterable<string | Uint8Array>
}
