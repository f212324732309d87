import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, id } from './fields.ts'

/** Limit of one import file, bytes. */
export const importMaxBytes = 1_000_000_000

const accepted = z.object({ jobId: id })

export const importPaprika = endpoint({
  method: 'POST',
  path: 'data/import/paprika',
  summary: 'Import a .paprikarecipes file; the work is a job. 415: not such a file.',
  access: 'member',
  upload: { field: 'paprikadb', maxBytes: importMaxBytes },
  status: 202,
  response: accepted,
  errors: [400, 401, 413, 415, 429, 503],
})

export const importJsonLd = endpoint({
  method: 'POST',
  path: 'data/import/json-ld',
  summary: 'Import schema.org recipes; the work is a job. 415: no JSON.',
  access: 'member',
  upload: { field: 'jsonLD', maxBytes: importMaxBytes },
  status: 202,
  response: accepted,
  errors: [400, 401, 413, 415, 429, 503],
})

/** Formats that can be downloaded. */
export const exportFormat = z.enum(['json-ld'])

export const exportData = endpoint({
  method: 'GET',
  path: 'data/export/:format',
  summary: 'All recipes as a file. The token parameter carries an export ticket.',
  access: 'ticket',
  params: z.object({ format: exportFormat }),
  query: z.object({ download: flag.optional() }),
  response: 'file',
  errors: [400, 401],
})
