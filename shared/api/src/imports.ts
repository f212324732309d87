import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, id, text } from './fields.ts'
import { columnsSet, setColumns } from './import-columns.ts'
import { importMaxBytes } from './import-formats.ts'
import { jobNote } from './jobs.ts'
import { ofBook } from './of-book.ts'

/** The choices of a cook for an import; `excludeImages` for any format, the others for Living Cookbook alone. */
export const importChoices = z.strictObject({
  excludeImages: z.boolean().default(false),
  /** The recipes that the program came with. */
  includeStockRecipes: z.boolean().default(false),
  /** Its lessons, such as how to blanch. */
  includeTechniques: z.boolean().default(false),
  /** Of a table: what columns mean, where their names do not say it. */
  columns: setColumns.default({}),
})

export type ImportChoices = z.output<typeof importChoices>

/** The choices that are made before the file is sent. */
export type FileChoices = Omit<ImportChoices, 'columns'>

const chosen = {
  excludeImages: flag.optional(),
  includeStockRecipes: flag.optional(),
  includeTechniques: flag.optional(),
}

/** The input that comes with every file: the book into which it goes, its choices, and the cook's language, for the few words that an import writes itself. */
export const importQuery = z.strictObject({ ...ofBook, language: z.string().max(20).optional(), ...chosen })

/** Number of recipes in a preview, before anything is written. */
export const previewed = 10

const previewItem = z.object({
  title: z.string(),
  /** The first of its lines, as far as a look needs them. */
  ingredients: z.string(),
  instructions: z.string(),
  labels: z.array(z.string()),
  pictures: z.int(),
  /** From 1 to 5. */
  rating: z.int().nullable(),
  /** The things that would be changed or lost, or why it cannot be read. */
  notes: z.array(jobNote),
  outcome: z.string(),
  /** The recipe in the trash that says the same or comes from the same place; null where there is none. */
  inTrash: id.nullable().default(null),
})

export type PreviewItem = z.infer<typeof previewItem>

const importPreview = z.object({
  items: z.array(previewItem),
  /** How many there are; null where nobody can tell before reading them all. */
  total: z.int().nullable(),
  /** The columns of a table and the fields that they fill; null where one goes into the notes. */
  columns: z.array(z.object({ column: z.string(), field: z.string().nullable() })),
})

export type ImportPreview = z.infer<typeof importPreview>

const importState = z.object({
  id,
  /** Which of the formats it is; null while it is not known, or of a newer server. */
  format: z.string().nullable(),
  /** The name of the file at home. */
  fileName: z.string(),
  choices: importChoices.strip().extend({ columns: columnsSet.default({}) }),
  /** The result of the preview; null for an import without one. */
  preview: importPreview.nullable(),
  /** Whether the file is still here: to be brought over after a look, or again. */
  hasFile: z.boolean(),
  /** The kitchen into whose book it goes; null for the own book. */
  kitchenId: id.nullable().default(null),
  /** The job that takes its recipes back, or took them. */
  undoneBy: id.nullable(),
  /** Pictures on the web that did not come, and can be asked for again; of a job that asked for them: those that still did not. */
  missingPictures: z.int().default(0),
})

export type ImportState = z.infer<typeof importState>

export const importPreviewKind = 'import-look'
export const undoImportKind = 'import-undo'
export const missingPicturesKind = 'import-pictures'

const started = { status: 202, response: z.object({ jobId: id }) } as const

/** The input that starts further work on an import, by the id of its job. */
const furtherWork = {
  method: 'POST',
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id }),
  ...started,
} as const

export const previewImport = endpoint({
  method: 'POST',
  path: 'data/import/file',
  summary: 'Look at a file of any format, which it tells itself. Writes nothing; the look is a job. 415: it is empty.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  query: importQuery,
  upload: { field: 'file', maxBytes: importMaxBytes },
  ...started,
  errors: [400, 401, 403, 404, 413, 415, 429, 503],
})

export const getImport = endpoint({
  method: 'GET',
  path: 'imports/:id',
  summary: 'What is known of an import by the id of its job: its format, and what a look found.',
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id }),
  response: importState,
  errors: [400, 401, 404],
})

export const previewImportAgain = endpoint({
  ...furtherWork,
  path: 'imports/:id/look',
  book: 'write',
  summary:
    'Look at the file again with other choices, such as what the columns of a table mean, or for another book. 409: its file is gone.',
  query: z.strictObject(ofBook),
  body: z.strictObject({ choices: importChoices }),
  errors: [400, 401, 403, 404, 409, 429, 503],
})

export const startImport = endpoint({
  ...furtherWork,
  path: 'imports/:id/start',
  summary:
    'Bring over what was looked at, into the book that it was looked at for, with a label on each recipe if one is wished. 409: its file is gone. 403: the caller does not write into that book any more.',
  body: z.strictObject({ label: text(100).optional(), choices: importChoices.optional() }),
  errors: [400, 401, 403, 404, 409, 429, 503],
})

export const repeatImport = endpoint({
  ...furtherWork,
  path: 'imports/:id/again',
  summary: 'Try again what failed, or go on with what was stopped. 409: the file is gone, or nothing failed.',
  errors: [400, 401, 403, 404, 409, 429, 503],
})

export const undoImport = endpoint({
  ...furtherWork,
  path: 'imports/:id/undo',
  slow: true,
  summary: 'Put every recipe that an import brought into the trash; the work is a job. 409: it runs, or was undone.',
  errors: [400, 401, 403, 404, 409, 429],
})

export const fetchMissingPictures = endpoint({
  ...furtherWork,
  path: 'imports/:id/pictures',
  summary: 'Ask again for the pictures on the web that did not come; the work is a job. 409: none is missing.',
  errors: [400, 401, 403, 404, 409, 429],
})
