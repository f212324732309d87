import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './fields.ts'

/** Who may create an account. */
export const registrations = ['open', 'invitation', 'closed'] as const

/** Whether this server takes new accounts, which it does unless said; where it does not, an invitation is for people who have one. */
export const takesAccounts = z.boolean().optional()

/** A link with which somebody may create an account. Its secret is returned one time, when it is made. */
export const invitation = z.object({
  id,
  /** How many accounts it can still open. */
  usesLeft: z.int(),
  createdAt: instant,
  expiresAt: instant,
})

export type Invitation = z.infer<typeof invitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: 'invitations',
  summary:
    'Whether this server asks for invitations, whether it takes new accounts at all, and the own ones that still open, newest first; without those that make friends.',
  access: 'member',
  response: z.object({ needed: z.boolean(), takesAccounts, invitations: z.array(invitation) }),
  errors: [401],
})

export const createInvitation = endpoint({
  method: 'POST',
  path: 'invitations',
  summary:
    'Make an invitation. The secret in the answer is stored nowhere: put it into a link. 403: nobody may register. 409: too many are open.',
  access: 'member',
  body: z.strictObject({
    uses: z.int().min(1).max(50).default(1),
    /** How long it opens. */
    days: z.int().min(1).max(90).default(14),
  }),
  status: 201,
  response: invitation.extend({ secret: z.string() }),
  errors: [400, 401, 403, 409],
})

export const deleteInvitation = endpoint({
  method: 'DELETE',
  path: 'invitations/:id',
  summary: 'Take an invitation back.',
  access: 'member',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})
