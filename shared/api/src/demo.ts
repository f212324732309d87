import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Makes an account of a demo. */
export const startDemo = endpoint({
  method: 'POST',
  path: 'demo',
  summary:
    'Make an account that lives an hour, with sample recipes, and open its session. Only on a demo (404 elsewhere), where calls that would send or show something to others, or keep the server, answer 403 (`closed-in-demo`). 429: too many from this address (`too-many-tries`), or the demo is full (`demo-full`).',
  access: 'anyone',
  body: z.strictObject({
    /** The language of the recipes; the browser’s unless said. */
    language: z.string().max(35).optional(),
  }),
  response: z.object({ token: z.string() }),
  errors: [400, 404, 429],
})
