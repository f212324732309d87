import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag } from './fields.ts'

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
