import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Limit of one import file, bytes. */
const importMaxBytes = 1_000_000_000

interface FormatRow<Id extends string> {
  readonly id: Id
  /** What the file is, in the words of the API page. */
  readonly file: string
  /** Name of the form field that carries the file. */
  readonly field: string
  /** How names of such files end, as a file picker takes them. */
  readonly accept: string
}

const format = <const Id extends string>({ id: name, file, field, accept }: FormatRow<Id>) => ({
  id: name,
  accept,
  /** Names the jobs that bring such files over. */
  jobKind: `import-${name}` as const,
  endpoint: endpoint({
    method: 'POST',
    path: `data/import/${name}`,
    summary: `Import ${file}; the work is a job. 415: not such a file.`,
    access: 'member',
    query: z.object({
      /** What the cook reads: for the few words that an import writes itself. */
      language: z.string().max(20).optional(),
    }),
    upload: { field, maxBytes: importMaxBytes },
    status: 202,
    response: z.object({ jobId: id }),
    errors: [400, 401, 413, 415, 429, 503],
  }),
})

/**
 * The files that recipes can be brought over from, each a row. The server reads the table for its calls and readers
 * (`imports/formats.ts`), the settings for their pages (words: `import.sources.<id>`).
 */
export const importFormats = [
  format({
    id: 'paprika',
    file: 'a .paprikarecipes file',
    field: 'paprikadb',
    accept: '.paprikarecipes,.paprikarecipe',
  }),
  format({ id: 'json-ld', file: 'schema.org recipes as JSON', field: 'jsonLD', accept: '.json,.jsonld' }),
] as const

export type ImportFormat = (typeof importFormats)[number]

export type ImportFormatId = ImportFormat['id']

/** A format by its name, or null when there is none of that name. */
export const findImportFormat = (name: string | undefined): ImportFormat | null =>
  importFormats.find((known) => known.id === name) ?? null
