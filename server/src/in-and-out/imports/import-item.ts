import type { ImportNote } from '@potluck/api/import-notes'
import type { Folder } from '@potluck/api/recipes'
import type { Draft } from '../../book/recipes/insert.ts'

/** A picture of an imported recipe: its bytes, or its address on the web. Zero bytes mean that it could not be read. */
export type ImportImage = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly address: string }

/** The fields of a recipe in a file. */
export type ImportedDraft = Omit<Draft, 'imageIds'>

/** A recipe as read from a file, before `fitDraft`. */
export interface ImportedRecipe {
  readonly outcome: 'recipe'
  readonly draft: ImportedDraft
  readonly images: readonly ImportImage[]
  /** Notes on what differs from the file. */
  readonly notes: readonly ImportNote[]
  readonly createdAt?: string
  /** Its folder; the book by default. */
  readonly folder?: Folder
  /** Identifies the recipe in its source (`originOf`). */
  readonly origin?: string
  /** The names of recipes of the same source that its lines are. */
  readonly takes?: readonly string[]
  /** The id of the recipe in the book from which an own export was made. */
  readonly exportedFrom?: string
}

/** A recipe within the limits of the book. */
export interface FittedRecipe extends ImportedRecipe {
  readonly draft: Omit<Draft, 'imageIds'>
  /** The digest of its content (`fingerprintOf`). */
  readonly fingerprint: string
}

/** An item that could not be read, with the reason. */
export interface UnreadableItem {
  readonly outcome: 'unreadable'
  readonly name: string
  readonly note: ImportNote
}

/** A recipe that is in the book already, recognised before it was read. */
export interface KnownItem {
  readonly outcome: 'known'
  readonly name: string
  readonly recipeId: string
}

export type ImportItem = ImportedRecipe | UnreadableItem

export type FittedItem = FittedRecipe | UnreadableItem | KnownItem

/** A column of a table and the field that it fills; null if it is added to the notes. */
export interface MatchedColumn {
  readonly column: string
  readonly field: string | null
}

/** An open import file. Its items always have the same order. */
export interface ImportFile {
  /** Number of items, as far as known. */
  readonly total: number
  /** The columns of a table with their fields. */
  readonly columns?: readonly MatchedColumn[]
  readonly items: AsyncIterable<ImportItem>
}
