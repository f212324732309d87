import type { z } from 'zod'
import type { about, PartLine, PartName } from './format.ts'

/** A picture that is brought back. */
export interface RestoredPicture {
  readonly digest: string
  readonly bytes: Uint8Array
}

/** One line of a part; null in place of what could not be read. */
export interface RestoredItem<Name extends PartName> {
  readonly value: PartLine<Name> | null
  /** What it is called, as far as it can be told. */
  readonly name: string
}

/** Lines of one part, in order, with the pictures that they name. */
export type Batch = {
  readonly [Name in PartName]: {
    readonly type: 'batch'
    readonly part: Name
    readonly items: readonly RestoredItem<Name>[]
    readonly pictures: readonly RestoredPicture[]
  }
}[PartName]

export type About = z.output<typeof about>

/** What the reading process is to do. */
export interface ReadingTask {
  readonly path: string
  /** Lines that are passed over: they were dealt with before. */
  readonly skip: number
}

/** What is found: first whose it is and how many lines there are, and then those that are not passed over. */
export type Found = { readonly type: 'about'; readonly about: About; readonly total: number } | Batch
