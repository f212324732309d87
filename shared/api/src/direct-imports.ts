import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { type ImportFormatId, importMaxBytes } from './import-formats.ts'
import { importQuery } from './imports.ts'

/** Living Cookbook's files are read with their pictures available: no larger ones, bytes. */
export const livingCookbookMaxBytes = 650_000_000

interface Row<Id extends ImportFormatId, Path extends string> {
  readonly format: Id
  readonly path: Path
  /** A description of the file for the API page. */
  readonly file: string
  /** Name of the form field that carries the file. */
  readonly field: string
  readonly maxBytes?: number
}

const direct = <const Id extends ImportFormatId, const Path extends string>(row: Row<Id, Path>) => ({
  format: row.format,
  endpoint: endpoint({
    method: 'POST',
    path: row.path,
    summary: `Import ${row.file} without a look; the work is a job. 415: not such a file.`,
    access: 'member',
    book: 'write',
    scope: 'recipes:write',
    query: importQuery,
    upload: { field: row.field, maxBytes: row.maxBytes ?? importMaxBytes },
    status: 202,
    response: z.object({ jobId: id }),
    errors: [400, 401, 403, 404, 413, 415, 429, 503],
  }),
})

/** Calls that bring a file of one format over at once. */
export const directImports = [
  direct({
    format: 'paprika',
    path: 'data/import/paprika',
    file: 'a .paprikarecipes file',
    field: 'paprikadb',
  }),
  direct({ format: 'json-ld', path: 'data/import/json-ld', file: 'schema.org recipes as JSON', field: 'jsonLD' }),
  direct({ format: 'cookmate', path: 'data/import/cookmate', file: 'an .mcb file', field: 'cookmatedb' }),
  direct({
    format: 'livingcookbook',
    path: 'import/livingcookbook',
    file: 'an .lcb file',
    field: 'lcbdb',
    maxBytes: livingCookbookMaxBytes,
  }),
  direct({
    format: 'fdxz',
    path: 'import/fdxz',
    file: 'an .fdx or .fdxz file',
    field: 'fdxzdb',
    maxBytes: livingCookbookMaxBytes,
  }),
] as const
