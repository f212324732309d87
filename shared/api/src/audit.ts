import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, openEnum } from './fields.ts'

/**
 * What is recorded of accounts and of the server. A new kind is a line here and its words (`activity.kinds`) in
 * `mfe-settings/src/activity/locales`.
 */
export const auditKinds = [
  'registered',
  'login',
  'login-failed',
  'logout',
  'sessions-ended',
  'password-changed',
  'password-link-made',
  'password-reset',
  'email-changed',
  'email-confirmed',
  'email-change-taken-back',
  'keeper-appointed',
  'keeper-removed',
  'account-disabled',
  'account-enabled',
  'account-exported',
  'account-restored',
  'account-deleted',
  'picture-limit-set',
  'invitation-accepted',
  'kitchen-role-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'token-made',
  'token-revoked',
  'webhook-made',
  'webhook-deleted',
  'provider-linked',
  'provider-unlinked',
  'backup-made',
  'backup-downloaded',
  'backup-restored',
  'put-aside-deleted',
  // Earlier servers mended pictures; their events stay.
  'pictures-mended',
  'settings-changed',
  'kitchen-recipes-found',
  'kitchen-dissolved',
  'kitchen-reopened',
  'kitchen-removed',
  'kitchen-joined',
  'kitchen-left',
  'kitchen-recipes-in',
  'kitchen-recipes-out',
  'kitchen-recipe-kept',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** Events on a page. */
export const eventsOfPage = 50

const happened = z.object({
  id,
  /** Of an event that was repeated, the last time. */
  at: instant,
  kind: openEnum(auditKinds),
  /** How often; failed logins of one hour and one address are one event. */
  count: z.int(),
  /** IP address, of IPv6 its network; null for what a program of the server did, and for what an admin did to an account. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** A few facts by name: texts, numbers and yes or no; a later server may say more. */
  detail: z.record(z.string(), z.unknown()).nullable(),
})

/** An event of the own account. */
export const ownEvent = happened.extend({
  /** Who did it: the account itself, an admin, or nobody who was logged in. */
  by: openEnum(['account', 'keeper', 'nobody']),
  /** The names of an event of a kitchen: its person and the kitchen. They are null where the reader may not know them any more. */
  inKitchen: z.object({ person: z.string().nullable(), kitchen: z.string().nullable() }).optional(),
})

export type OwnEvent = z.infer<typeof ownEvent>

/** The name is null for an account that was deleted. */
const involved = z.object({ id, name: z.string().nullable() })

/** An event as admins see it. */
export const serverEvent = happened.extend({
  /** Whose account; null for an event of the server, and for a login with an e-mail that nobody has. */
  account: involved.nullable(),
  /** Who did it; null for nobody who was logged in, and for a program of the server. */
  actor: involved.nullable(),
})

export type ServerEvent = z.infer<typeof serverEvent>

/** Where the next page begins: the last event of the page before. */
const cursor = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/)

const pageOf = <E extends z.ZodType>(event: E) =>
  z.object({
    events: z.array(event),
    /** The `after` of the next page; null for the last one. */
    next: z.string().nullable(),
  })

export const listOwnEvents = endpoint({
  method: 'GET',
  path: 'users/events',
  summary: 'What happened to the own account within 180 days, the newest first.',
  access: 'member',
  query: z.strictObject({ after: cursor.optional() }),
  response: pageOf(ownEvent),
  errors: [400, 401],
})

export const listServerEvents = endpoint({
  method: 'GET',
  path: 'server/events',
  summary:
    'What happened to all accounts and to the server within 180 days, the newest first; of one account or one kind.',
  access: 'admin',
  query: z.strictObject({ after: cursor.optional(), account: id.optional(), kind: z.enum(auditKinds).optional() }),
  response: pageOf(serverEvent),
  errors: [400, 401, 403],
})
