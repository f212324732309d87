import type { ImportNote } from '@potluck/api/import-notes'
import type { Folder } from '@potluck/api/recipes'
import type { Draft } from '../recipes/insert.ts'

/** Where a picture of an imported recipe is: in the file, or on the web. No bytes: it could not be read. */
export type ImportImage = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly address: string }

/** What a file tells of a recipe; few tell of its author and what is in it. */
export type ImportedDraft = Omit<Draft, 'imageIds' | LaterField> & Partial<Pick<Draft, LaterField>>

type LaterField = 'author' | 'nutrition'

/** A recipe as a file tells it, before it is made to fit. */
export interface ImportedRecipe {
  readonly outcome: 'recipe'
  readonly draft: ImportedDraft
  readonly images: readonly ImportImage[]
  /** What is not as the file had it. */
  readonly notes: readonly ImportNote[]
  readonly createdAt?: string
  /** Where it was stored; in the book unless it says otherwise. */
  readonly folder?: Folder
  /** Names the recipe where it comes from (`originOf`). */
  readonly origin?: string
  /** The id of the recipe in the book that our own export wrote it from. */
  readonly exportedFrom?: string
}

/** A recipe that fits into the book. */
export interface FittedRecipe extends ImportedRecipe {
  readonly draft: Omit<Draft, 'imageIds'>
  /** Tells what the recipe says (`fingerprintOf`). */
  readonly fingerprint: string
}

/** An item that could not be read, and why. */
export interface UnreadableItem {
  readonly outcome: 'unreadable'
  readonly name: string
  readonly note: ImportNote
}

/** A recipe that is in the book already, found without reading it. */
export interface KnownItem {
  readonly outcome: 'known'
  readonly name: string
  readonly recipeId: string
}

export type ImportItem = ImportedRecipe | UnreadableItem

export type FittedItem = FittedRecipe | UnreadableItem | KnownItem

/** A column of a table and the field that it fills; null where it goes into the notes. */
export interface MatchedColumn {
  readonly column: string
  readonly field: string | null
}

/** Reads an import file, item by item, in the same order each time. */
export interface ImportFile {
  /** How many items there are, as far as is known by now. */
  readonly total: number
  /** How the columns of a table were understood. */
  readonly columns?: readonly MatchedColumn[]
  readonly items: AsyncIterable<ImportItem>
}
