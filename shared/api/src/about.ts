import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { openEnum } from './fields.ts'

export const getServerDetails = endpoint({
  method: 'GET',
  path: 'about',
  summary: 'What runs here, for whoever helps.',
  access: 'member',
  scope: 'everything',
  response: z.object({
    version: z.string(),
    database: z.object({ kind: openEnum(['sqlite', 'postgresql']), version: z.string() }),
    /** Whether links for forgotten passwords are mailed. */
    mail: z.boolean(),
    /** Whether members may let assistants in; absent from a server of before. */
    assistants: z.boolean().optional(),
  }),
  errors: [401],
})
