import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, person, text } from './fields.ts'

/** An e-mail that is only looked up. */
const emailText = text(254).trim().toLowerCase()

/** Specification section 5: text, at sign, text, dot, text. */
export const email = emailText.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)

/** Specification section 9: at least 6 characters. The upper bound keeps hashing cheap. */
export const password = z.string().min(6).max(1000)

const reserved = ['potluck', 'admin']

/** Specification section 5: letters, digits, underscore and dot; neither the product's name nor "admin" within. */
export const handle = z
  .string()
  .regex(/^[A-Za-z0-9_.]{1,50}$/)
  .toLowerCase()
  .refine((value) => !reserved.some((word) => value.includes(word)), 'must not contain the product name or admin')

const name = text(254).trim().min(1)

/** The account as its owner sees it. */
export const account = z.object({
  id,
  name: z.string(),
  email: z.string(),
  handle: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

export type Account = z.infer<typeof account>

/** Abilities of the account (specification section 3). */
export const capabilities = z.object({
  highResImages: z.boolean(),
  multipleImages: z.boolean(),
  expandablePreviews: z.boolean(),
})

export type Capabilities = z.infer<typeof capabilities>

const session = z.object({ token: z.string() })

export const register = endpoint({
  method: 'POST',
  path: 'users/register',
  summary: 'Open an account. 406: the e-mail is taken.',
  access: 'anyone',
  body: z.object({ name, email, password }),
  response: session,
  errors: [400, 406, 429],
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
  summary: 'Mail a one-use link, valid for an hour. Answers the same whether or not the account exists.',
  access: 'anyone',
  body: z.object({ email: emailText }),
  response: nothing,
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

export const getAccount = endpoint({
  method: 'GET',
  path: 'users/',
  summary: 'The own account.',
  access: 'member',
  response: account,
  errors: [401],
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: 'users/',
  summary:
    'Change name, e-mail or password. E-mail and password need the current password (412); a new password ends all other sessions.',
  access: 'member',
  body: z.object({
    name: name.optional(),
    email: email.optional(),
    password: password.optional(),
    currentPassword: z.string().max(1000).optional(),
  }),
  response: account,
  errors: [400, 401, 406, 412, 429],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: 'users/',
  summary: 'Delete the account and all that it owns.',
  access: 'member',
  body: z.object({ currentPassword: z.string().max(1000) }),
  response: nothing,
  errors: [400, 401, 412, 429],
})

export const getCapabilities = endpoint({
  method: 'GET',
  path: 'users/capabilities',
  summary: 'What the account may use.',
  access: 'member',
  response: capabilities,
  errors: [401],
})

export const getStats = endpoint({
  method: 'GET',
  path: 'users/stats',
  summary: 'Figures of the own account.',
  access: 'member',
  response: z.object({
    recipeCount: z.int(),
    recipeImageCount: z.int(),
    messageCount: z.int(),
    createdAt: instant,
    lastLogin: instant.nullable(),
  }),
  errors: [401],
})

export const findByEmail = endpoint({
  method: 'GET',
  path: 'users/by-email',
  summary: 'The person with exactly this e-mail.',
  access: 'member',
  query: z.object({ email: emailText }),
  response: person,
  errors: [400, 401, 404, 429],
})

export const findByHandle = endpoint({
  method: 'GET',
  path: 'users/profile/by-handle/:handle',
  summary: 'The person with this handle.',
  access: 'member',
  params: z.object({ handle: text(50).toLowerCase() }),
  response: person,
  errors: [400, 401, 404, 429],
})

export const getHandleInfo = endpoint({
  method: 'GET',
  path: 'users/handle-info/:handle',
  summary: 'Whether a handle is free.',
  access: 'member',
  params: z.object({ handle }),
  response: z.object({ available: z.boolean() }),
  errors: [400, 401, 429],
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: 'users/profile',
  summary: 'Change what other people see. 409: the handle is taken.',
  access: 'member',
  body: z.object({ name: name.optional(), handle: handle.nullable().optional() }),
  response: account,
  errors: [400, 401, 409],
})

export const getPerson = endpoint({
  method: 'GET',
  path: 'users/:id',
  summary: 'A person by id.',
  access: 'member',
  params: z.object({ id }),
  response: person,
  errors: [400, 401, 404],
})
