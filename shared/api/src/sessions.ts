import { z } from 'zod'
import { email, emailText, name, password } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'

const session = z.object({ token: z.string() })

export const register = endpoint({
  method: 'POST',
  path: 'users/register',
  summary:
    'Open an account. 403: registration is closed, or needs an invitation (code `invitation-needed`). 406: the e-mail is taken. 412: the invitation was used, taken back or is too old.',
  access: 'anyone',
  body: z.object({
    name,
    email,
    password,
    /** The secret of an invitation, where one is needed. */
    invitation: z.string().max(200).optional(),
  }),
  response: session,
  errors: [400, 403, 406, 412, 429],
})

export const login = endpoint({
  method: 'POST',
  path: 'users/login',
  summary: 'Open a session. 412: e-mail or password is incorrect.',
  access: 'anyone',
  body: z.object({ email: emailText, password: z.string().max(1000) }),
  response: session,
  errors: [400, 412, 429],
})

export const logout = endpoint({
  method: 'POST',
  path: 'users/logout',
  summary: 'End this session.',
  access: 'member',
  response: nothing,
  errors: [401],
})

export const forgot = endpoint({
  method: 'POST',
  path: 'users/forgot',
  summary:
    'Mail a one-use link, valid for an hour. Answers the same whether or not the account exists; `mail` is false where no mail is set up and nobody gets a link.',
  access: 'anyone',
  body: z.object({ email: emailText }),
  response: z.object({ mail: z.boolean() }),
  errors: [400, 429],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'users/reset',
  summary:
    'Set a new password with the code of a mailed link; ends every session. 412: the link was used or is too old.',
  access: 'anyone',
  body: z.object({ code: z.string().max(200), password }),
  response: session,
  errors: [400, 412, 429],
})
