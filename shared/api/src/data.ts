import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, flag, id } from './fields.ts'
import { ofBook } from './of-book.ts'

const formats = ['json-ld', 'pdf', 'xml', 'txt', 'markdown', 'paprika', 'mealie', 'cooklang'] as const

/** Formats that recipes can be downloaded in. */
export const exportFormat = z.enum(formats)

export type ExportFormat = z.infer<typeof exportFormat>

/** Most recipes that an export names in its address, as a download of the browser's own does. */
export const maxIdsInAddress = 200

/** Most recipes that an export names one by one: more are a book, or a label. */
export const maxExported = 10_000

/** Which recipes an export takes: all where nothing is said. */
const exportChoice = {
  /** These alone, in this order. */
  recipeIds: commaList.pipe(z.array(id).min(1).max(maxIdsInAddress)).optional(),
  /** Those with this label. */
  labelId: id.optional(),
}

export const exportData = endpoint({
  method: 'GET',
  path: 'data/export/:format',
  summary:
    'Recipes of a book as a file: all, those of a label, or those named. The token parameter carries an export ticket; a program may send the token of its session in the Authorization header in its place.',
  access: 'ticket',
  book: 'read',
  params: z.object({ format: exportFormat }),
  query: z.strictObject({
    ...ofBook,
    ...exportChoice,
    download: flag.optional(),
    /** Whether the pictures are in the file, where its format can hold them; they are by default. */
    images: flag.optional(),
    /** The language of the cook, for the few words that a PDF has of its own. */
    language: z.string().max(20).optional(),
    /** Of a PDF; A4 by default. */
    paper: z.enum(['a4', 'letter']).optional(),
  }),
  response: 'file',
  errors: [400, 401, 404],
})

export const exportSelected = endpoint({
  method: 'POST',
  path: 'data/export/:format',
  summary: 'The recipes named as a file, in their order: for more than fit into an address.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  params: z.object({ format: exportFormat }),
  query: z.strictObject(ofBook),
  body: z.strictObject({
    recipeIds: z.array(id).min(1).max(maxExported),
    images: z.boolean().default(true),
    language: z.string().max(20).optional(),
    paper: z.enum(['a4', 'letter']).default('a4'),
  }),
  response: 'file',
  errors: [400, 401, 404],
})
