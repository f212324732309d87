import { z } from 'zod'
import { text } from './fields.ts'

/** The fields that a column of a table may fill; `nothing`: the column is left out. */
export const columnFields = [
  'title',
  'ingredients',
  'instructions',
  'description',
  'notes',
  'yield',
  'activeTime',
  'cookTime',
  'totalTime',
  'source',
  'author',
  'url',
  'labels',
  'rating',
  'favourite',
  'pictures',
  'createdAt',
  'nutrition',
  'nothing',
] as const

export type ColumnField = (typeof columnFields)[number]

const columnField = z.enum(columnFields)

/** Most columns of a table that a cook sets otherwise than their names say. */
export const maxSetColumns = 200

/** Columns by their names, and what they shall fill instead of what their names say. */
export const setColumns = z
  .record(text(200), z.enum(columnFields))
  .refine((columns) => Object.keys(columns).length <= maxSetColumns, 'too many columns')

/** The same in an answer: what a newer server lets columns mean, and we do not know, is left out. */
export const columnsSet = z.record(z.string(), z.unknown()).transform(
  (columns): Record<string, ColumnField> =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([column, field]) => {
        const known = columnField.safeParse(field)
        return known.success ? [[column, known.data]] : []
      }),
    ),
)
