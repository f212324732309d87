import { z } from 'zod'
import { email, emailText, name, password, secondFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { instant, nothing } from './fields.ts'

const session = z.object({ token: z.string() })

export const register = endpoint({
  method: 'POST',
  path: 'users/register',
  summary:
    'Open an account. 403: registration is closed, or needs an invitation (code `invitation-needed`), or passwords do not log in here (`password-login-off`). 406: the e-mail is taken. 412: the invitation was used, taken back or is too old.',
  access: 'anyone',
  body: z.strictObject({
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
  summary:
    'Open a session. 403: the account is disabled (code `account-disabled`), passwords do not log in here (`password-login-off`), or its second factor is needed (`second-factor-needed`): send all again with a code. 412: e-mail or password is incorrect (`incorrect-login`), or the code (`incorrect-code`).',
  access: 'anyone',
  body: z.strictObject({
    email: emailText,
    password: z.string().max(1000),
    /** Where the account has a second factor. */
    secondFactor: secondFactorCode.optional(),
  }),
  response: session,
  errors: [400, 403, 412, 429],
})

export const logout = endpoint({
  method: 'POST',
  path: 'users/logout',
  summary: 'End this session. Where it was opened by an identity provider, the address that ends the login there, too.',
  access: 'member',
  response: z.object({
    /** Absent where nothing is to be ended elsewhere. */
    providerLogout: z.string().optional(),
  }),
  errors: [401],
})

/** A device that is logged in. */
export const openedSession = z.object({
  /** Names it here and nowhere else. */
  id: z.string(),
  /** The `User-Agent` that its browser sent when it logged in; empty where it sent none. */
  userAgent: z.string(),
  createdAt: instant,
  /** The day of its last use: noted once a day. */
  usedAt: instant,
  /** The session of this call. */
  present: z.boolean(),
})

export type OpenedSession = z.infer<typeof openedSession>

export const listSessions = endpoint({
  method: 'GET',
  path: 'users/sessions',
  summary: 'Where the account is logged in, the last used first; at most 100.',
  access: 'member',
  response: z.array(openedSession),
  errors: [401],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: 'users/sessions/:id',
  summary: 'Log out on another device.',
  access: 'member',
  params: z.object({ id: z.string().max(100) }),
  response: nothing,
  errors: [400, 401, 404],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'users/sessions',
  summary: 'Log out on every device but this one, and log out all assistants.',
  access: 'member',
  response: nothing,
  errors: [401],
})

export const forgot = endpoint({
  method: 'POST',
  path: 'users/forgot',
  summary:
    'Mail a one-use link, valid for an hour. Answers the same whether or not the account exists; `mail` is false where no mail is set up and nobody gets a link. 403: passwords do not log in here (`password-login-off`).',
  access: 'anyone',
  body: z.strictObject({ email: emailText }),
  response: z.object({ mail: z.boolean() }),
  errors: [400, 403, 429],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'users/reset',
  summary:
    'Set a new password with the code of a mailed link; ends every session. 403: the second factor of the account is needed (`second-factor-needed`): send all again with a code. 412: the link was used or is too old (`link-dead`), or the second factor is incorrect (`incorrect-code`).',
  access: 'anyone',
  body: z.strictObject({
    code: z.string().max(200),
    password,
    /** Where the account has a second factor. */
    secondFactor: secondFactorCode.optional(),
  }),
  response: session,
  errors: [400, 403, 412, 429],
})
