import { z } from 'zod'
import { emailText } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { id, person, text } from './fields.ts'

export const findByEmail = endpoint({
  method: 'GET',
  path: 'users/by-email',
  summary:
    'The person with exactly this e-mail, if they let themselves be found by it. Others are as nobody: ask by e-mail.',
  access: 'member',
  scope: 'everything',
  query: z.strictObject({ email: emailText }),
  response: person,
  errors: [400, 401, 404, 429],
})

export const findByHandle = endpoint({
  method: 'GET',
  path: 'users/by-handle',
  summary: 'The person with this handle, also where their profile is switched off.',
  access: 'member',
  scope: 'everything',
  query: z.strictObject({ handle: text(50).toLowerCase() }),
  response: person,
  errors: [400, 401, 404, 429],
})

export const getPerson = endpoint({
  method: 'GET',
  path: 'users/:id',
  summary: 'A person by id. Whoever deleted their account has no name, and is known to those they wrote with alone.',
  access: 'member',
  scope: 'everything',
  cached: true,
  params: z.object({ id }),
  response: person,
  errors: [400, 401, 404],
})
