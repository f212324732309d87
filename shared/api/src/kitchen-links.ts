import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, nothing, person } from './fields.ts'
import { invitation, takesAccounts } from './invitations.ts'
import { maxKitchenMembers } from './kitchens.ts'
import { invitedRole, roleWord } from './role-words.ts'

const theKitchen = z.object({ id })

/** A link that brings whoever opens it into a kitchen. Its secret is returned one time, when it is made. */
const kitchenLink = invitation.extend({ role: roleWord })

/** The same with the owner who made it. */
const listedLink = kitchenLink.extend({ maker: person })

export type KitchenLink = z.infer<typeof listedLink>

export const createKitchenLink = endpoint({
  method: 'POST',
  path: 'kitchens/:id/links',
  summary:
    'Make a link into a kitchen (owners only, 403): whoever opens it logs in or registers, and is in it. The secret in the answer is stored nowhere. `DELETE kitchens/:id/links/:linkId` takes it back. 409: too many are open.',
  access: 'member',
  params: theKitchen,
  body: z.strictObject({
    role: invitedRole.default('cook'),
    /** How many people it brings. */
    uses: z.int().min(1).max(maxKitchenMembers).default(5),
    /** How long it opens. */
    days: z.int().min(1).max(90).default(7),
  }),
  status: 201,
  response: kitchenLink.extend({ secret: z.string() }),
  errors: [400, 401, 403, 404, 409],
})

export const listKitchenLinks = endpoint({
  method: 'GET',
  path: 'kitchens/:id/links',
  summary: 'The links into a kitchen that still open, of all of its owners, newest first (owners only, 403).',
  access: 'member',
  params: theKitchen,
  response: z.array(listedLink),
  errors: [400, 401, 403, 404],
})

export const deleteKitchenLink = endpoint({
  method: 'DELETE',
  path: 'kitchens/:id/links/:linkId',
  summary: 'Take a link into a kitchen back, whichever of its owners made it (owners only, 403).',
  access: 'member',
  params: z.object({ id, linkId: id }),
  response: nothing,
  errors: [400, 401, 403, 404],
})

const secret = z.string().min(1).max(200)

export const previewKitchenLink = endpoint({
  method: 'POST',
  path: 'kitchen-links/look',
  summary: 'Into which kitchen a link brings, and who made it. 412: it was used up, taken back or is too old.',
  access: 'anyone',
  body: z.strictObject({ secret }),
  response: z.object({
    from: person,
    kitchen: z.object({ id, name: z.string() }),
    role: roleWord,
    takesAccounts,
  }),
  errors: [400, 404, 412, 429],
})

export const acceptKitchenLink = endpoint({
  method: 'POST',
  path: 'kitchen-links/accept',
  summary:
    'Join a kitchen by its link, with `befriends` as when one was asked to; who is in it already uses nothing up. 409: the caller blocked who made it, or too many are in it. 412: it was used up, taken back or is too old.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({ secret, befriends: z.boolean().default(false) }),
  response: z.object({ kitchenId: id }),
  errors: [400, 401, 409, 412, 429],
})
