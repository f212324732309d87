import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, person, text } from './fields.ts'
import { image } from './images.ts'
import { folderOfRecipe } from './recipes.ts'

/** A recipe as a message shows it. */
export const recipeCard = z.object({ id, title: z.string(), image: image.nullable() })

export type RecipeCard = z.infer<typeof recipeCard>

/** The own recipe of a message, and where it is stored: in the inbox until it is put into the book. */
const attachedRecipe = recipeCard.extend({ folder: folderOfRecipe })

export type AttachedRecipe = z.infer<typeof attachedRecipe>

/** A message, seen from the caller: `otherUser` is whoever is not the caller. */
export const message = z.object({
  id,
  body: z.string(),
  fromUser: person,
  toUser: person,
  otherUser: person,
  /** Whether a recipe was attached, even if it was deleted since. */
  hasRecipe: z.boolean(),
  /** The recipient's own copy of the attached recipe, shown to the recipient only; null when it was deleted. */
  recipe: attachedRecipe.nullable(),
  /** The sender's own recipe, shown to the sender only; null when it was deleted. */
  originalRecipe: attachedRecipe.nullable(),
  createdAt: instant,
})

export type Message = z.infer<typeof message>

/** The same as the server writes it. */
export type AnsweredMessage = z.input<typeof message>

/** A conversation; `unreadCount` are the received messages that were not read on any device. */
export const thread = z.object({
  otherUser: person,
  messageCount: z.int(),
  unreadCount: z.int(),
  /** The reader is told of nothing in it. */
  muted: z.boolean(),
  latest: message,
})

export type Thread = z.infer<typeof thread>

/** The same as the server writes it. */
export type AnsweredThread = z.input<typeof thread>

export const listMessages = endpoint({
  method: 'GET',
  path: 'messages',
  summary: 'The conversation with one person, oldest first; the newest ones, or those before or until a message.',
  access: 'member',
  scope: 'everything',
  cached: true,
  query: z.strictObject({
    user: id,
    messageLimit: z.coerce.number().int().min(1).max(500).default(100),
    before: id.optional(),
    /** As `before`, with that message itself. */
    until: id.optional(),
  }),
  maxAnswerBytes: { perItem: 36_000, items: 'messageLimit' },
  response: z.array(message),
  errors: [400, 401, 404],
})

export const listThreads = endpoint({
  method: 'GET',
  path: 'messages/threads',
  summary: 'All conversations, the latest first.',
  access: 'member',
  scope: 'everything',
  cached: true,
  maxAnswerBytes: 12_000_000,
  response: z.array(thread),
  errors: [401],
})

export const markRead = endpoint({
  method: 'POST',
  path: 'messages/read',
  summary: 'Everything that one person wrote so far was read. The other gets no event.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({ user: id }),
  response: nothing,
  errors: [400, 401],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: 'messages',
  summary: 'Write to a friend (403: not a friend); an attached recipe is copied to their inbox.',
  access: 'member',
  scope: 'everything',
  idempotent: true,
  body: z
    .strictObject({
      id: id.optional(),
      to: id,
      body: text(10_000).trim().default(''),
      recipeId: id.nullable().default(null),
    })
    .refine((value) => value.body !== '' || value.recipeId !== null, 'needs a text or a recipe'),
  status: 201,
  response: message,
  errors: [400, 401, 403, 404, 409, 422, 429],
})

export const searchMessages = endpoint({
  method: 'GET',
  path: 'messages/search',
  summary: 'The newest messages that hold these words somewhere, the newest first; of one person, or of all.',
  access: 'member',
  scope: 'everything',
  query: z.strictObject({
    query: text(200).trim().min(1),
    user: id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  maxAnswerBytes: { perItem: 36_000, items: 'limit' },
  response: z.array(message),
  errors: [400, 401],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: 'messages/:id',
  summary: 'Delete a message for the caller; it stays for the other one.',
  access: 'member',
  scope: 'everything',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})

export const muteThread = endpoint({
  method: 'PUT',
  path: 'messages/threads/:user',
  summary: 'Turn notifications of one conversation on or off. They get no event.',
  access: 'member',
  scope: 'everything',
  params: z.object({ user: id }),
  body: z.strictObject({ muted: z.boolean() }),
  response: nothing,
  errors: [400, 401, 404],
})
