import { z } from 'zod'
import { emailText } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { commaList, flag, id, instant, nothing, person } from './fields.ts'
import { invitation, takesAccounts } from './invitations.ts'

/** One direction of a friendship, seen from the caller. Both directions make friends, one makes a request. */
export const friendship = z.object({ friendId: id, otherUser: person })

export type Friendship = z.infer<typeof friendship>

/** Kitchens that the caller and somebody stay in together, whatever becomes of their friendship. */
export const stillTogether = z.object({
  kitchens: z.array(z.object({ id, name: z.string() })).default([]),
})

/** Everybody who is, or may become, a friend of the caller. */
export const friends = z.object({
  outgoingRequests: z.array(friendship),
  incomingRequests: z.array(friendship),
  friends: z.array(friendship),
})

export type Friends = z.infer<typeof friends>

export const listFriends = endpoint({
  method: 'GET',
  path: 'users/friends',
  summary: 'Friends and open requests.',
  access: 'member',
  scope: 'everything',
  cached: true,
  maxAnswerBytes: 6_000_000,
  response: friends,
  errors: [401],
})

export const addFriend = endpoint({
  method: 'POST',
  path: 'users/friends/:id',
  summary: 'Ask for friendship, or accept when the other asked first. Asking twice is the same as once.',
  access: 'member',
  scope: 'everything',
  params: z.object({ id }),
  status: 201,
  response: nothing,
  errors: [400, 401, 404, 409, 429],
})

export const removeFriend = endpoint({
  method: 'DELETE',
  path: 'users/friends/:id',
  summary:
    'End a friendship, withdraw or ignore a request: both directions go. Lists and plans that the two share stay shared, unless `endSharing` is true: then all of them end, or only those of `sharedIds`. The kitchens that the two are in stay as they are: the answer names them.',
  access: 'member',
  scope: 'everything',
  params: z.object({ id }),
  query: z.strictObject({
    endSharing: flag.default(false),
    /** Ids of lists and plans. */
    sharedIds: commaList.pipe(z.array(id).min(1).max(300)).optional(),
  }),
  response: stillTogether,
  errors: [400, 401, 429],
})

export const inviteByEmail = endpoint({
  method: 'POST',
  path: 'users/friends/by-email',
  summary:
    'Ask whoever has this e-mail for friendship. The answer is the same whether anybody has it: who registers with it later finds the request.',
  access: 'member',
  body: z.strictObject({ email: emailText }),
  status: 201,
  response: nothing,
  errors: [400, 401, 409, 429],
})

export const listEmailInvitations = endpoint({
  method: 'GET',
  path: 'users/friends/by-email',
  summary: 'The e-mails that the caller asked, whether anybody has them or not, the latest first.',
  access: 'member',
  response: z.array(z.object({ email: z.string(), createdAt: instant })),
  errors: [401],
})

export const withdrawEmailInvitation = endpoint({
  method: 'DELETE',
  path: 'users/friends/by-email',
  summary: 'Take back a request to an e-mail.',
  access: 'member',
  body: z.strictObject({ email: emailText }),
  response: nothing,
  errors: [400, 401, 429],
})

const secret = z.string().min(1).max(200)

export const inviteFriends = endpoint({
  method: 'POST',
  path: 'users/friends/invitations',
  summary:
    'Make an invitation: whoever opens it becomes a friend, and may create an account with it. The secret in the answer is stored nowhere: put it into a link. 409: too many are open.',
  access: 'member',
  body: z.strictObject({
    /** How many people it makes friends. */
    uses: z.int().min(1).max(50).default(5),
    /** How long it opens. */
    days: z.int().min(1).max(90).default(14),
  }),
  status: 201,
  response: invitation.extend({ secret: z.string() }),
  errors: [400, 401, 409],
})

export const listFriendInvitations = endpoint({
  method: 'GET',
  path: 'users/friends/invitations',
  summary: 'The own invitations to be friends that still open, newest first.',
  access: 'member',
  response: z.array(invitation),
  errors: [401],
})

export const previewInvitation = endpoint({
  method: 'POST',
  path: 'users/friends/invitations/look',
  summary: 'Who invites with this secret. 412: it was used up, taken back or is too old.',
  access: 'anyone',
  body: z.strictObject({ secret }),
  response: z.object({ from: person, takesAccounts }),
  errors: [400, 412, 429],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: 'users/friends/invitations/accept',
  summary:
    'Become a friend of whoever made the invitation; who is one already uses nothing up. 409: the caller blocked them. 412: it was used up, taken back or is too old.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({ secret }),
  response: z.object({ otherUser: person }),
  errors: [400, 401, 409, 412, 429],
})
