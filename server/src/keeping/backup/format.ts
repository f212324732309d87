import { z } from 'zod'
import { isImageSize } from '../../book/images/image-sizes.ts'

/** Raised when a reader of the old format could not read the new one. */
export const formatVersion = 1

export const formatName = 'potluck-backup'

/** The first part: what is in the file. */
export const aboutPart = 'about.json'

/** The last part: what all parts amount to. */
export const manifestPart = 'manifest.json'

/** Largest part as it is stored, and unpacked, bytes: a part is held in memory. A part of rows ends at {@link rowsPartBytes}. */
export const maxPartBytes = 256_000_000

/** A part of rows is closed once it has so many bytes, before packing. */
export const rowsPartBytes = 500_000

/** The name under which a part carries its SHA-256, in the extended header of its tar entry. */
export const digestKey = 'POTLUCK.sha256'

const table = z.object({
  name: z.string().regex(/^[A-Za-z]+$/),
  columns: z.array(z.object({ name: z.string().regex(/^[A-Za-z0-9]+$/), kind: z.enum(['text', 'number']) })).min(1),
})

/** A table as every database of one migration has it. Values of a row come in the order of the columns. */
export type TableShape = z.output<typeof table>

export const aboutSchema = z.object({
  format: z.literal(formatName),
  version: z.int().positive(),
  /** Of the server that wrote it. */
  server: z.string(),
  database: z.enum(['sqlite', 'postgresql']),
  createdAt: z.iso.datetime(),
  /** The steps that the database has behind it, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** Whether the pictures are in it: a copy before a migration has rows alone. */
  pictures: z.boolean(),
})

export type About = z.output<typeof aboutSchema>

/** Of any version: enough to say that a file is newer than the server. */
export const anyAboutSchema = z.object({
  format: z.literal(formatName),
  version: z.int().positive(),
  server: z.string(),
})

const hex = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestSchema = z.object({
  /** All parts before this one, and a SHA-256 of their names and digests, in order. */
  parts: z.int().nonnegative(),
  digest: hex,
  /** By table: rows, and a digest of them that does not depend on their order. */
  tables: z.record(z.string(), z.object({ rows: z.int().nonnegative(), digest: hex })),
  /** Pictures that are in the file, each in three sizes, and their bytes. */
  pictures: z.int().nonnegative(),
  pictureBytes: z.int().nonnegative(),
  /** Pictures that rows name and whose files were missing or damaged: how many, and the digests of the first of them. */
  missing: z.int().nonnegative(),
  missingDigests: z.array(hex),
})

export type Manifest = z.output<typeof manifestSchema>

/** A row as it travels: the values of its columns. */
export type Row = readonly (string | number | null)[]

const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]))

export const rowsPart = (tableName: string, number: number): string =>
  `rows/${tableName}/${String(number).padStart(6, '0')}.jsonl.gz`

export const picturePart = (fileName: string): string => `pictures/${fileName.slice(0, 2)}/${fileName}`

/** What a part is, by its name; null for a name that no backup has. */
export function kindOfPart(name: string): { readonly rows: string } | { readonly picture: string } | null {
  const rows = /^rows\/([A-Za-z]+)\/\d{6,}\.jsonl\.gz$/.exec(name)?.[1]
  if (rows !== undefined) return { rows }
  const picture = /^pictures\/([0-9a-f]{2})\/(\1[0-9a-f]{62}-([a-z]+)\.webp)$/.exec(name)
  const [, , file, size] = picture ?? []
  return file !== undefined && size !== undefined && isImageSize(size) ? { picture: file } : null
}

/** Reads lines of JSON as rows of a table. @throws when one is no row of it */
export function rowsOf({ columns }: TableShape, lines: string): Row[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row = rowSchema.parse(JSON.parse(line))
      if (row.length !== columns.length) throw new Error('a row has another number of values than its table columns')
      return row
    })
}
