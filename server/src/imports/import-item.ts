import type { Draft } from '../recipes/insert.ts'

/** Where a picture of an imported recipe is: in the file, or on the web. */
export type ImportImage = { readonly bytes: Buffer } | { readonly address: string }

/** A recipe as a file tells it, before it is made to fit. */
export interface ImportedRecipe {
  readonly outcome: 'recipe'
  readonly draft: Omit<Draft, 'imageIds'>
  readonly images: readonly ImportImage[]
  /** What is not as the file had it, in words for the cook. */
  readonly changes: readonly string[]
  readonly createdAt?: string
}

/** An item that could not be read, and why, in words for the cook. */
export interface UnreadableItem {
  readonly outcome: 'unreadable'
  readonly name: string
  readonly reason: string
}

export type ImportItem = ImportedRecipe | UnreadableItem

/** Reads an import file, item by item, in the same order each time. */
export interface ImportFile {
  /** How many items there are. */
  readonly total: number
  readonly items: AsyncIterable<ImportItem>
}
