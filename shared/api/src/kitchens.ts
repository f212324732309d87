import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, id, instant, nothing, person, text, visibleName } from './fields.ts'
import { proofFields } from './identity-proof.ts'
import { image } from './images.ts'
import { bodyRole, roleWord } from './role-words.ts'

/** Most members of a kitchen, those who were asked included. */
export const maxKitchenMembers = 20

/** How long a kitchen that was dissolved rests before it is deleted. */
export const kitchenRestDays = 30

/** Most kitchens that somebody is in. */
export const maxKitchens = 10

const name = visibleName(100)

const member = z.object({
  person,
  role: roleWord,
  joinedAt: instant,
  /** Whether they are about to be out: what they added or brought along is being copied into their own book. */
  isLeaving: z.boolean().optional(),
})

/** A book that several people keep together. */
export const kitchen = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Its picture, where it has one. */
  image: image.optional(),
  /** What the caller is in it. */
  role: roleWord,
  /** Who joined first comes first. */
  members: z.array(member),
  /** Who was asked to join and has not answered yet. */
  invited: z.array(z.object({ person, from: person, role: roleWord, createdAt: instant })),
  /** Owners who show its book on their profiles. */
  shownBy: z.array(person).optional(),
  /** Recipes in its book. */
  recipeCount: z.int(),
  /** Set after the kitchen was dissolved: members only read until it is deleted, unless a former cook brings it back. */
  rest: z.object({ until: instant, mayReopen: z.boolean() }).optional(),
})

export type Kitchen = z.infer<typeof kitchen>

/** The kitchen that a list or plan belongs to. */
export const owningKitchen = z.object({
  id,
  name: z.string(),
  /** Whether the caller may change what belongs to it: readers may not. */
  mayChange: z.boolean(),
})

/** The same as the server writes it. */
export type AnsweredKitchen = z.input<typeof kitchen>

const receivedInvitation = z.object({
  kitchen: z.object({ id, name: z.string() }),
  from: person,
  role: roleWord,
  createdAt: instant,
})

/** The same as the server writes it. */
export type AnsweredKitchenInvitation = z.input<typeof receivedInvitation>

const theKitchen = z.object({ id })

/** The job that makes copies before the caller is out; null where they are out already. */
const leaving = z.object({ jobId: id.nullable().default(null) })

const theMember = z.object({ id, personId: id })

export const listKitchens = endpoint({
  method: 'GET',
  path: 'kitchens',
  summary: 'The kitchens that the caller is in, by name, and those that they were asked to join.',
  access: 'member',
  scope: 'recipes:read',
  cached: true,
  maxAnswerBytes: 1_000_000,
  response: z.object({ kitchens: z.array(kitchen), invitations: z.array(receivedInvitation) }),
  errors: [401],
})

export const createKitchen = endpoint({
  method: 'POST',
  path: 'kitchens',
  summary: 'Make a kitchen, with the caller as its owner. With an id of one’s own, a retry is the same create.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({ id: id.optional(), name }),
  status: 201,
  response: kitchen,
  errors: [400, 401, 409],
})

export const getKitchen = endpoint({
  method: 'GET',
  path: 'kitchens/:id',
  summary: 'One kitchen with its members.',
  access: 'member',
  scope: 'recipes:read',
  cached: true,
  params: theKitchen,
  maxAnswerBytes: 100_000,
  response: kitchen,
  errors: [400, 401, 404],
})

export const renameKitchen = endpoint({
  method: 'PUT',
  path: 'kitchens/:id',
  summary: 'Call a kitchen otherwise (owners only, 403).',
  access: 'member',
  scope: 'everything',
  params: theKitchen,
  body: z.strictObject({ name }),
  response: kitchen,
  errors: [400, 401, 403, 404],
})

export const setKitchenPicture = endpoint({
  method: 'PUT',
  path: 'kitchens/:id/picture',
  summary: 'Give a kitchen a picture of its book, or none (owners only, 403).',
  access: 'member',
  scope: 'everything',
  params: theKitchen,
  body: z.strictObject({ imageId: id.nullable() }),
  response: kitchen,
  errors: [400, 401, 403, 404],
})

export const dissolveKitchen = endpoint({
  method: 'POST',
  path: 'kitchens/:id/dissolve',
  summary: `Dissolve a kitchen (owners only, 403). It rests for ${kitchenRestDays} days, and is deleted then with its recipes, lists and plans, after everybody who is still in it has copies of what they added or brought along. Until then all of its members read as readers do and may leave with copies, its links open nothing, and whoever cooked in it may bring it back. 400: the name is another one. 412: the proof of identity is incorrect.`,
  access: 'member',
  params: theKitchen,
  body: z.strictObject({
    /** Its name. */
    name: z.string().max(1000),
    ...proofFields,
  }),
  response: kitchen,
  errors: [400, 401, 403, 404, 412, 429],
})

export const reopenKitchen = endpoint({
  method: 'POST',
  path: 'kitchens/:id/reopen',
  summary:
    'Bring back a kitchen that rests, by whoever owned it or cooked in it (403 for readers): everybody is what they were. Without an owner, the caller is one.',
  access: 'member',
  scope: 'everything',
  params: theKitchen,
  response: kitchen,
  errors: [400, 401, 403, 404],
})

export const inviteToKitchen = endpoint({
  method: 'POST',
  path: 'kitchens/:id/invited',
  summary: 'Ask a friend to join (owners only, 403). Asked again, they are asked in the new role.',
  access: 'member',
  scope: 'everything',
  params: theKitchen,
  body: z.strictObject({ personId: id, role: bodyRole.default('cook') }),
  status: 201,
  response: kitchen,
  errors: [400, 401, 403, 404, 409],
})

export const uninviteFromKitchen = endpoint({
  method: 'DELETE',
  path: 'kitchens/:id/invited/:personId',
  summary: 'Take back that somebody was asked to join (owners only, 403), or decline, by whoever was asked.',
  access: 'member',
  scope: 'everything',
  params: theMember,
  response: nothing,
  errors: [400, 401, 403, 404],
})

export const joinKitchen = endpoint({
  method: 'POST',
  path: 'kitchens/:id/join',
  summary:
    'Join a kitchen, by whoever was asked to. With `befriends` they become a friend of all who are in it, except where one blocked the other.',
  access: 'member',
  scope: 'everything',
  params: theKitchen,
  query: z.strictObject({ befriends: flag.default(false) }),
  response: kitchen,
  errors: [400, 401, 404, 409],
})

export const changeKitchenRole = endpoint({
  method: 'PUT',
  path: 'kitchens/:id/members/:personId',
  summary: 'Change what somebody is in a kitchen (owners only, 403). 409: it would have no owner.',
  access: 'member',
  scope: 'everything',
  params: theMember,
  body: z.strictObject({ role: bodyRole }),
  response: kitchen,
  errors: [400, 401, 403, 404, 409],
})

export const removeFromKitchen = endpoint({
  method: 'DELETE',
  path: 'kitchens/:id/members/:personId',
  summary:
    'Take somebody else out of a kitchen (owners only, 403). First a job copies what they added or brought along into their own book; until then the answer says `isLeaving` of them, and they read only. From then on they see nothing of it.',
  access: 'member',
  scope: 'everything',
  params: theMember,
  response: kitchen,
  errors: [400, 401, 403, 404, 409],
})

export const leaveKitchen = endpoint({
  method: 'POST',
  path: 'kitchens/:id/leave',
  summary:
    'Leave a kitchen with copies in the own book: of what the caller added, brought along or noted something on, or of all. A job makes them, and the caller leaves when it has; the answer names no job where there is nothing to copy. 409: the caller is its only owner and others are in it: name one of them as `nextOwnerId`. With the last member the kitchen is deleted.',
  access: 'member',
  scope: 'everything',
  params: theKitchen,
  body: z.strictObject({
    nextOwnerId: id.optional(),
    /** The same, of clients of before; until version 2.0. */
    nextKeeperId: id.optional(),
    /** Copies of the recipes that the caller added, brought along or noted something on, or of all. `none` means `added`. */
    copies: z.enum(['none', 'added', 'all']).default('added'),
    /** The id of the job, so that a retry is the same. */
    id: id.optional(),
  }),
  response: leaving,
  errors: [400, 401, 404, 409, 429],
})

/** The longest note to oneself, characters. */
const maxNote = 5_000

export const noteForOneself = endpoint({
  method: 'PUT',
  path: 'recipes/:id/note',
  summary: 'Write down what one wants to remember of a recipe of a kitchen. Nobody else reads it.',
  access: 'member',
  book: 'read',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject({ kitchen: id }),
  body: z.strictObject({ note: text(maxNote) }),
  response: nothing,
  errors: [400, 401, 404, 409, 422],
})

export const setOnlyForMe = endpoint({
  method: 'PUT',
  path: 'recipes/:id/only-for-me',
  summary:
    'Keep a recipe of a kitchen to oneself, or give it back. Only its adder may (403). Nobody else reads it meanwhile, by links, plans and profiles neither: it is in the own book, with all that belongs to it.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject({ kitchen: id }),
  body: z.strictObject({ onlyForMe: z.boolean() }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})
