import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, person } from './fields.ts'
import { invitation, takesAccounts } from './invitations.ts'

/** A link that brings whoever opens it onto a list. Its secret is returned one time, when it is made. */
export const listInvitation = invitation.extend({ list: z.object({ id, title: z.string() }) })

export type ListInvitation = z.infer<typeof listInvitation>

const secret = z.string().min(1).max(200)

export const inviteToList = endpoint({
  method: 'POST',
  path: 'shoppingLists/:id/invitations',
  summary:
    'Make a link onto a list (owner only, 403): whoever opens it logs in or registers, and is on the list. The secret in the answer is stored nowhere. 409: too many are open.',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({
    /** How many people it brings. */
    uses: z.int().min(1).max(50).default(5),
    /** How long it opens. */
    days: z.int().min(1).max(90).default(7),
  }),
  status: 201,
  response: listInvitation.extend({ secret: z.string() }),
  errors: [400, 401, 403, 404, 409],
})

export const listListInvitations = endpoint({
  method: 'GET',
  path: 'shoppingListInvitations',
  summary: 'The links onto own lists that still open, newest first.',
  access: 'member',
  response: z.array(listInvitation),
  errors: [401],
})

export const previewListInvitation = endpoint({
  method: 'POST',
  path: 'shoppingListInvitations/look',
  summary: 'Onto which list a link brings, and whose it is. 412: it was used up, taken back or is too old.',
  access: 'anyone',
  body: z.strictObject({ secret }),
  response: z.object({ from: person, list: z.object({ id, title: z.string() }), takesAccounts }),
  errors: [400, 404, 412, 429],
})

export const acceptListInvitation = endpoint({
  method: 'POST',
  path: 'shoppingListInvitations/accept',
  summary:
    'Come onto a list by its link; who is on it already uses nothing up. 409: the caller blocked whose it is, or too many are on it. 412: it was used up, taken back or is too old.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({ secret }),
  response: z.object({ listId: id }),
  errors: [400, 401, 409, 412, 429],
})
