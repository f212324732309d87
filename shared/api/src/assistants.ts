import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, openEnum } from './fields.ts'
import { proofFields } from './identity-proof.ts'
import { scopes } from './scopes.ts'

/** Assistants that one member lets in at a time. */
export const maxAssistants = 10

/** The scopes of API tokens that an assistant may be allowed. */
export const assistantScopes = ['recipes:read', 'recipes:write', 'lists', 'plans'] as const

export type AssistantScope = (typeof assistantScopes)[number]

const assistantFacts = {
  /** The name that it gives itself: anybody may call a program so. */
  name: z.string(),
  scopes: z.array(openEnum(scopes)),
}

/** An assistant that the caller let in. */
export const assistant = z.object({
  id,
  ...assistantFacts,
  createdAt: instant,
  /** Its last use: noted once an hour. Null when it was never used. */
  usedAt: instant.nullable(),
})

export type Assistant = z.infer<typeof assistant>

export const listAssistants = endpoint({
  method: 'GET',
  path: 'users/assistants',
  summary: 'The assistants that the caller let in, the latest first.',
  access: 'member',
  response: z.array(assistant),
  errors: [401],
})

export const endAssistant = endpoint({
  method: 'DELETE',
  path: 'users/assistants/:id',
  summary: 'Let an assistant in no longer.',
  access: 'member',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})

/** Names what an assistant asks for; it is in the address of the page that asks the member. */
const params = z.object({ request: z.string().max(100) })

/** A request of an assistant. */
export const assistantRequest = z.object({
  ...assistantFacts,
  /** Where the browser goes after the answer. */
  address: z.string(),
})

export type AssistantRequest = z.infer<typeof assistantRequest>

export const getAssistantRequest = endpoint({
  method: 'GET',
  path: 'users/assistants/requests/:request',
  summary: 'What an assistant asks for. It is open for ten minutes, until it is answered.',
  access: 'member',
  params,
  response: assistantRequest,
  errors: [400, 401, 404],
})

/** Where the browser goes with the answer. */
const answered = z.object({ address: z.string() })

export const allowAssistant = endpoint({
  method: 'POST',
  path: 'users/assistants/requests/:request',
  summary: 'Let an assistant in, for some or all that it asked for. 409: there are 10. 412: the password is incorrect.',
  access: 'member',
  params,
  body: z.strictObject({
    scopes: z
      .array(z.enum(assistantScopes))
      .min(1)
      .max(assistantScopes.length)
      .refine((named) => new Set(named).size === named.length, 'must name each scope once'),
    ...proofFields,
  }),
  response: answered,
  errors: [400, 401, 404, 409, 412, 429],
})

export const refuseAssistant = endpoint({
  method: 'DELETE',
  path: 'users/assistants/requests/:request',
  summary: 'Do not let an assistant in.',
  access: 'member',
  params,
  response: answered,
  errors: [400, 401, 404],
})
