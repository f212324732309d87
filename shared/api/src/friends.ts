import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, id, nothing, person } from './fields.ts'

/** One direction of a friendship, seen from the caller. Both directions make friends, one makes a request. */
export const friendship = z.object({ friendId: id, otherUser: person })

export type Friendship = z.infer<typeof friendship>

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
  response: friends,
  errors: [401],
})

export const addFriend = endpoint({
  method: 'POST',
  path: 'users/friends/:id',
  summary: 'Ask for friendship, or accept when the other asked first. Asking twice is the same as once.',
  access: 'member',
  params: z.object({ id }),
  status: 201,
  response: nothing,
  errors: [400, 401, 404, 409, 429],
})

export const removeFriend = endpoint({
  method: 'DELETE',
  path: 'users/friends/:id',
  summary:
    'End a friendship, withdraw or ignore a request: both directions go. What the two share stays shared, unless `endSharing` is true.',
  access: 'member',
  params: z.object({ id }),
  query: z.object({ endSharing: flag.default(false) }),
  response: nothing,
  errors: [400, 401, 429],
})
