import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, text } from './fields.ts'
import { proofFields } from './identity-proof.ts'

/** An account as an admin sees it: nothing of its recipes but how many there are. */
export const memberAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  createdAt: instant,
  /** The day of the last use, as `2026-11-22`; null for one that was never used. */
  lastSeen: z.string().nullable(),
  /** Without those in the trash. */
  recipeCount: z.int(),
  /** What pictures take. */
  pictureBytes: z.int(),
  /** What they may take, where an admin set it for this account; null: as for everybody (`MEMBER_SPACE`). */
  pictureLimit: z.int().nullable(),
  /** What all that they write takes in the database; absent from a server of before. */
  textBytes: z.int().optional(),
  isAdmin: z.boolean().optional(),
  /** The same, for clients of before; until version 2.0. */
  isKeeper: z.boolean().optional(),
  isDisabled: z.boolean(),
  /** Whether logins ask for a code; absent from a server of before. */
  hasSecondFactor: z.boolean().optional(),
})

export type MemberAccount = z.infer<typeof memberAccount>

/** Accounts on a page. */
export const membersOfPage = 50

const params = z.object({ id })

export const listMembers = endpoint({
  method: 'GET',
  path: 'server/members',
  summary: 'The accounts of this server, the newest first; those whose name or e-mail contains a text.',
  access: 'admin',
  query: z.strictObject({ search: text(100).trim().optional(), after: id.optional() }),
  response: z.object({
    members: z.array(memberAccount),
    /** The `after` of the next page; null for the last one. */
    next: id.nullable(),
  }),
  errors: [400, 401, 403],
})

export const updateMember = endpoint({
  method: 'PUT',
  path: 'server/members/:id',
  summary:
    'Disable or enable an account, make its owner an admin or none, or set the room of its pictures. A disabled account cannot log in, its sessions end, and its links, profile and calendars open nothing. 409: the last admin (`last-keeper`). 412: the proof of identity of the admin is incorrect.',
  access: 'admin',
  params,
  body: z.strictObject({
    isDisabled: z.boolean().optional(),
    isAdmin: z.boolean().optional(),
    /** The same, of clients of before; until version 2.0. */
    isKeeper: z.boolean().optional(),
    /** Most bytes of pictures; null: as for everybody. What is there already stays. */
    pictureLimit: z.int().min(1_000_000).max(1_000_000_000_000).nullable().optional(),
    ...proofFields,
  }),
  response: memberAccount,
  errors: [400, 401, 403, 404, 409, 412, 429],
})

export const createPasswordLink = endpoint({
  method: 'POST',
  path: 'server/members/:id/password-link',
  summary:
    'Make a one-use link, valid for an hour, that sets a new password. It is mailed where mail is set up; elsewhere its code is answered, once. 403: the account is disabled (`account-disabled`), or passwords do not log in here (`password-login-off`). 503: the mail server did not take it.',
  access: 'admin',
  params,
  body: z.strictObject(proofFields),
  response: z.object({
    /** The code of the link, to be given to the member; null where it was mailed. */
    code: z.string().nullable(),
  }),
  errors: [400, 401, 403, 404, 412, 429, 503],
})

export const removeMembersSecondFactor = endpoint({
  method: 'DELETE',
  path: 'server/members/:id/second-factor',
  summary:
    'Switch the second factor of an account off, for a member who lost it. 412: the proof of identity of the admin is incorrect.',
  access: 'admin',
  params,
  body: z.strictObject(proofFields),
  response: memberAccount,
  errors: [400, 401, 403, 404, 412, 429],
})

export const deleteMember = endpoint({
  method: 'DELETE',
  path: 'server/members/:id',
  slow: true,
  summary:
    'Delete an account and all that it owns. 400: the name is another one. 409: the last admin (`last-keeper`). 412: the proof of identity of the admin is incorrect.',
  access: 'admin',
  params,
  body: z.strictObject({
    /** The name of the account. */
    name: z.string().max(1000),
    ...proofFields,
  }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 412, 429],
})
