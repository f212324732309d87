import type { z } from 'zod'
import type { about, PartLine, PartName } from './format.ts'

/** A picture of an account export. */
export interface RestoredPicture {
  readonly digest: string
  readonly bytes: Uint8Array
}

/** One line of a part; its value is null if it could not be read. */
export interface RestoredItem<Line> {
  readonly value: Line | null
  /** Its title, or '' if it has none. */
  readonly name: string
}

/** Lines of one part, in order, with the pictures to which they refer. */
export interface Batch<Name extends PartName = PartName> {
  readonly type: 'batch'
  readonly part: Name
  readonly items: readonly RestoredItem<PartLine<Name>>[]
  readonly pictures: readonly RestoredPicture[]
}

export type About = z.output<typeof about>

/** The task of the reading process. */
export interface ReadingTask {
  readonly path: string
  /** Number of lines to skip: they were restored before. */
  readonly skip: number
}

/** The output of the reading process: first the account and the number of lines, then the lines in batches. */
export type ReadingOutput = { readonly type: 'about'; readonly about: About; readonly total: number } | Batch
