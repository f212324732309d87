import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, openEnum, visibleName } from './fields.ts'
import { proofFields } from './identity-proof.ts'
import { scopes } from './scopes.ts'

/** Most tokens of one member that are listed: those that open something, and those that ended lately. */
export const maxApiTokens = 50

/** Days after which a token can end. */
export const apiTokenDays = [30, 90, 365] as const

/** A token of the caller, without its secret. */
export const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(openEnum(scopes)),
  createdAt: instant,
  /** Its last use: noted once an hour. Null when it was never used. */
  usedAt: instant.nullable(),
  /** Null when it never ends. */
  expiresAt: instant.nullable(),
})

export type ApiToken = z.infer<typeof apiToken>

export const listApiTokens = endpoint({
  method: 'GET',
  path: 'users/tokens',
  summary: 'The API tokens of the caller, the latest first; those that ended stay for 30 days.',
  access: 'member',
  response: z.array(apiToken),
  errors: [401],
})

export const createApiToken = endpoint({
  method: 'POST',
  path: 'users/tokens',
  summary:
    'Make an API token. Its secret is in this answer and nowhere else. What it is for never changes: make another one. 409: there are 50. 412: the password is incorrect.',
  access: 'member',
  body: z.strictObject({
    name: visibleName(100),
    scopes: z
      .array(z.enum(scopes))
      .min(1)
      .max(scopes.length)
      .refine((named) => new Set(named).size === named.length, 'must name each scope once'),
    /** When it ends, days from now; null for a token that never ends. */
    days: z.literal([...apiTokenDays]).nullable(),
    ...proofFields,
  }),
  status: 201,
  response: z.object({ secret: z.string(), token: apiToken }),
  errors: [400, 401, 409, 412, 429],
})

export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: 'users/tokens/:id',
  summary: 'Revoke an API token: it opens nothing from now on, and its live channels are closed.',
  access: 'member',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})
