import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { ofBook } from './of-book.ts'

const login = z.strictObject({
  username: text(300),
  password: text(300),
  language: z.string().max(20).optional(),
})

const about = {
  access: 'member',
  book: 'write',
  response: z.object({}),
  errors: [400, 401, 403, 404, 406, 429, 503],
} as const

/** In an address the password is seen by whatever the address passes: apps send `sendPepperplateLogin` instead. */
export const scrapePepperplate = endpoint({
  ...about,
  method: 'GET',
  path: 'scrape/pepperplate',
  slow: true,
  summary:
    'Bring over what Pepperplate has, with a login there that is stored nowhere. Answers at once; events on the live channel report the rest. 406: wrong login, 503: the service is gone.',
  query: login.extend(ofBook),
})

export const sendPepperplateLogin = endpoint({
  ...about,
  method: 'POST',
  path: 'scrape/pepperplate',
  slow: true,
  summary: 'The same, with the login in the body.',
  query: z.strictObject(ofBook),
  body: login,
})
