import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing, openEnum } from './fields.ts'

/** The kinds of notifications of a member. `timers` ring on the device itself: the server stores only whether they may. */
export const pushKinds = ['messages', 'requests', 'lists', 'imports', 'timers'] as const

export type PushKind = (typeof pushKinds)[number]

const language = z.string().max(20).optional()

/** An address that a browser was given by its push service. */
const pushAddress = z.url({ protocol: /^https?$/ }).max(2_000)

/** This number of bytes, as base64 for addresses. */
const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+=*$/)
    .refine((value) => Math.floor((value.replace(/=+$/, '').length * 3) / 4) === count, `must be ${count} bytes`)

const fcmToken = z.string().min(1).max(4_096)

/** The configuration of the web pages of a Firebase project; none of it is a secret. */
export const firebaseWebApp = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  messagingSenderId: z.string(),
  appId: z.string(),
  /** Public key of the project's certificate for web push. */
  vapidKey: z.string(),
})

export type FirebaseWebApp = z.infer<typeof firebaseWebApp>

export const getPush = endpoint({
  method: 'GET',
  path: 'push/',
  summary: 'How this server rings, and what the member does not want to be rung for.',
  access: 'member',
  response: z.object({
    /** The key with which a browser subscribes: the public key of this server (RFC 8292), as base64 for addresses. */
    publicKey: z.string(),
    /** Where set up, browsers ask Firebase for a token instead. */
    firebase: firebaseWebApp.nullable(),
    off: z.array(openEnum(pushKinds)),
  }),
  errors: [401],
})

export const setPushKinds = endpoint({
  method: 'PUT',
  path: 'push/kinds',
  summary: 'Say what not to be rung for, on any device.',
  access: 'member',
  body: z.strictObject({ off: z.array(z.enum(pushKinds)).max(pushKinds.length) }),
  response: nothing,
  errors: [400, 401],
})

export const addPushDevice = endpoint({
  method: 'POST',
  path: 'push/devices',
  summary: 'Ring this browser, as long as this session lasts. Sent again, it is the same device.',
  access: 'member',
  body: z.strictObject({
    endpoint: pushAddress,
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
    /** The language of the cook. */
    language,
  }),
  response: nothing,
  errors: [400, 401],
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: 'push/devices',
  summary: 'Ring this browser no longer.',
  access: 'member',
  body: z.strictObject({ endpoint: pushAddress }),
  response: nothing,
  errors: [400, 401],
})

export const addFcmToken = endpoint({
  method: 'POST',
  path: 'users/fcm/token',
  summary: 'Ring the browser that Firebase gave this token, as long as this session lasts. 404: no Firebase here.',
  access: 'member',
  body: z.strictObject({ fcmToken, language }),
  response: nothing,
  errors: [400, 401, 404],
})

export const removeFcmToken = endpoint({
  method: 'DELETE',
  path: 'users/fcm/token',
  summary: 'Ring the browser of this token no longer. It stands in the query or in the body, which no log shows.',
  access: 'member',
  query: z.strictObject({ fcmToken: fcmToken.optional() }),
  body: z.strictObject({ fcmToken: fcmToken.optional() }),
  response: nothing,
  errors: [400, 401],
})
