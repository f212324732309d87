import { z } from 'zod'
import { email, name, password } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './fields.ts'
import { proofFields } from './identity-proof.ts'

const reserved = ['potluck', 'admin']

/** Letters, digits, underscore and dot, not dots alone, which lead elsewhere in an address; neither the product's name nor "admin" within. */
export const handle = z
  .string()
  .regex(/^(?!\.+$)[A-Za-z0-9_.]{1,50}$/)
  .toLowerCase()
  .refine((value) => !reserved.some((word) => value.includes(word)), 'must not contain the product name or admin')

/** The account as its owner sees it. */
export const account = z.object({
  id,
  name: z.string(),
  email: z.string(),
  handle: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Whether somebody opened a link that was mailed to `email`; absent where no mail is set up. */
  isEmailConfirmed: z.boolean().optional(),
  /** The e-mail that is to follow once it is confirmed. */
  pendingEmail: z.string().nullable().optional(),
  /** Whether the member is an admin of this server; absent from a server of before. */
  isAdmin: z.boolean().optional(),
  /** The same, for clients of before; until version 2.0. */
  isKeeper: z.boolean().optional(),
  /** Whether there is a password; absent from a server of before, where everybody has one. */
  hasPassword: z.boolean().optional(),
  /**
   * Within the last 30 days an admin, or a command on the server, made a link for a new password of the account; when one was used after
   * that. Null for none; absent from a server of before.
   */
  adminLink: z.object({ madeAt: instant, usedAt: instant.nullable() }).nullish(),
  /** The same, for clients of before; until version 2.0. */
  keeperLink: z.object({ madeAt: instant, usedAt: instant.nullable() }).nullish(),
  /** When an account of a demo ends, with all that it owns; absent for any other. */
  demoEndsAt: instant.optional(),
})

export type Account = z.infer<typeof account>

/** Abilities of the account. */
export const capabilities = z.object({
  highResImages: z.boolean(),
  multipleImages: z.boolean(),
  expandablePreviews: z.boolean(),
})

export type Capabilities = z.infer<typeof capabilities>

export const getAccount = endpoint({
  method: 'GET',
  path: 'users/',
  summary: 'The own account.',
  access: 'member',
  cached: true,
  response: account,
  errors: [401],
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: 'users/',
  summary:
    'Change name, e-mail or password. E-mail and password need a proof of identity (412, 403 `second-factor-needed`); a new password ends all other sessions. Where mail is set up, a new e-mail counts once the link is opened that is mailed to it; the old one withdraws it.',
  access: 'member',
  body: z.strictObject({
    name: name.optional(),
    email: email.optional(),
    password: password.optional(),
    ...proofFields,
  }),
  response: account,
  errors: [400, 401, 403, 406, 412, 429],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: 'users/',
  slow: true,
  summary:
    'Delete the account and all that it owns. Needs a proof of identity (412, 403 `second-factor-needed`). 409: it is the last admin, and others have accounts (`last-keeper`).',
  access: 'member',
  body: z.strictObject(proofFields),
  response: nothing,
  errors: [400, 401, 403, 409, 412, 429],
})

export const getCapabilities = endpoint({
  method: 'GET',
  path: 'users/capabilities',
  summary: 'What the account may use.',
  access: 'member',
  scope: 'everything',
  cached: true,
  response: capabilities,
  errors: [401],
})

export const getStats = endpoint({
  method: 'GET',
  path: 'users/stats',
  summary: 'Figures of the own account.',
  access: 'member',
  cached: true,
  response: z.object({
    recipeCount: z.int(),
    recipeImageCount: z.int(),
    messageCount: z.int(),
    /** Bytes of recipes and messages, and of pictures, each with the most that a member may store. */
    textBytes: z.int(),
    /** Bytes of everything else that the caller wrote, as lists, plans and notes: it counts towards `textLimit`, too. */
    otherBytes: z.int().optional(),
    textLimit: z.int(),
    pictureBytes: z.int(),
    pictureLimit: z.int(),
    createdAt: instant,
    lastLogin: instant.nullable(),
  }),
  errors: [401],
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
