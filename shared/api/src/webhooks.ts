import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, openEnum, visibleName } from './fields.ts'
import { proofFields } from './identity-proof.ts'

/** The events that a webhook can tell. Each is the `type` of a delivery. */
export const webhookEvents = [
  'item.added',
  'item.ticked',
  'dish.planned',
  'dinner.today',
  'timer.ended',
  'recipe.arrived',
  'import.done',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The sources of events: one thing, or everything that the owner sees. */
export const webhookSources = ['list', 'plan', 'kitchen', 'account'] as const

export type WebhookSource = (typeof webhookSources)[number]

/** The events of each source. */
export const eventsOfSource: Readonly<Record<WebhookSource, readonly WebhookEvent[]>> = {
  list: ['item.added', 'item.ticked'],
  plan: ['dish.planned', 'dinner.today'],
  kitchen: ['item.added', 'item.ticked', 'dish.planned', 'dinner.today', 'recipe.arrived'],
  account: webhookEvents,
}

/** Why a webhook sends nothing: somebody turned it off, or it ended by itself. */
export const webhookEnds = ['owner', 'password', 'out-of-reach', 'gone', 'failing'] as const

/** Most webhooks of one member. */
export const maxWebhooks = 20

/** Deliveries that are listed. */
export const listedDeliveries = 10

/** An hour of the day, as `17:30`. */
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const timeZone = z.string().min(1).max(60).refine(isTimeZone, 'must be a time zone, as Europe/Berlin')

const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .refine((named) => new Set(named).size === named.length, 'must name each event once')

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['list', 'plan', 'kitchen']), id }),
  z.strictObject({ kind: z.literal('account') }),
])

const name = visibleName(100)

/** When today's dinner is told. */
const dinner = { dinnerAt: hour, timeZone }

/** A webhook of the caller, without its secret. */
export const webhook = z.object({
  id,
  name: z.string(),
  url: z.string(),
  source: z.object({
    kind: openEnum(webhookSources),
    /** Null for the account. */
    id: id.nullable(),
    /** Null for the account, and for what the caller does not see any more. */
    title: z.string().nullable(),
  }),
  events: z.array(openEnum(webhookEvents)),
  dinnerAt: z.string(),
  timeZone: z.string(),
  createdAt: instant,
  /** Null while it is on. */
  off: z.object({ reason: openEnum(webhookEnds), since: instant }).nullable(),
  /** Since when nothing arrives; null after a success. */
  failingSince: instant.nullable(),
})

export type Webhook = z.infer<typeof webhook>

/** A delivery that was sent, or waits to be. */
export const webhookDelivery = z.object({
  id,
  event: openEnum(webhookEvents),
  createdAt: instant,
  /** Whether the member asked for it. */
  isTest: z.boolean(),
  state: openEnum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** When it is sent again; null unless it waits. */
  nextAt: instant.nullable(),
  /** Status of the last answer; null where none came. */
  status: z.int().nullable(),
  /** The beginning of the last answer. */
  answer: z.string(),
  /** Why no answer came; null where one did. */
  problem: openEnum(['not-allowed', 'no-answer']).nullable(),
  triedAt: instant.nullable(),
})

export type WebhookDelivery = z.infer<typeof webhookDelivery>

const params = z.object({ id })

export const listWebhooks = endpoint({
  method: 'GET',
  path: 'users/webhooks',
  summary: 'The webhooks of the caller, the oldest first.',
  access: 'member',
  response: z.array(webhook),
  errors: [401],
})

export const createWebhook = endpoint({
  method: 'POST',
  path: 'users/webhooks',
  summary:
    'Make a webhook. The secret that its deliveries are signed with (Standard Webhooks) is in this answer alone. What it is about and where it sends never change: make another one. 404: no such list, plan or household of the caller. 409: there are 20. 412: the password is incorrect.',
  access: 'member',
  body: z
    .strictObject({
      name,
      /** HTTPS; HTTP for what is on the own network alone, where an admin allowed that. */
      url: z.url({ protocol: /^https?$/ }).max(2_000),
      source,
      events,
      ...dinner,
      ...proofFields,
    })
    .refine((body) => body.events.every((event) => eventsOfSource[body.source.kind].includes(event)), {
      path: ['events'],
      message: 'must be events of this source',
    }),
  status: 201,
  response: z.object({ secret: z.string(), webhook }),
  errors: [400, 401, 404, 409, 412, 429],
})

export const updateWebhook = endpoint({
  method: 'PUT',
  path: 'users/webhooks/:id',
  summary:
    'Rename a webhook, choose what it tells and when, or turn it on or off. One that ended by itself is turned on as any other. 404: not the caller’s, or what it is about is not there for them any more.',
  access: 'member',
  params,
  body: z.strictObject({
    name: name.optional(),
    events: events.optional(),
    dinnerAt: hour.optional(),
    timeZone: timeZone.optional(),
    isOn: z.boolean().optional(),
  }),
  response: webhook,
  errors: [400, 401, 404],
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: 'users/webhooks/:id/secret',
  summary: 'Give a webhook another secret: the one before signs nothing from now on.',
  access: 'member',
  params,
  body: z.strictObject(proofFields),
  response: z.object({ secret: z.string() }),
  errors: [400, 401, 404, 412, 429],
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: 'users/webhooks/:id',
  summary: 'Delete a webhook with its deliveries. What waits is not sent.',
  access: 'member',
  params,
  response: nothing,
  errors: [400, 401, 404],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: 'users/webhooks/:id/test',
  summary:
    'Send what the webhook would send of the latest thing of that kind, the same way. 409: it is off, or there is nothing yet to tell.',
  access: 'member',
  params,
  body: z.strictObject({ event: z.enum(webhookEvents) }),
  response: nothing,
  errors: [400, 401, 404, 409, 429],
})

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: 'users/webhooks/:id/deliveries',
  summary: 'What waits to be sent by a webhook, and the last ten that were, the newest first.',
  access: 'member',
  params,
  response: z.array(webhookDelivery),
  errors: [400, 401, 404],
})

export const noteTimerEnd = endpoint({
  method: 'POST',
  path: 'users/timers/ended',
  summary: 'Say that a kitchen timer of the caller ended: timers run on devices. Webhooks of the account tell it.',
  access: 'member',
  body: z.strictObject({ name: visibleName(200), recipeId: id.nullable() }),
  response: nothing,
  errors: [400, 401, 429],
})
