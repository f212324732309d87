import type { PushKind } from '@potluck/api/push'

export interface PushTables {
  pushDevices: {
    /** SHA-256 of its address: a browser is one device, with any member. */
    id: string
    userId: string
    sessionId: string
    /** `web`: a push service of the Web Push standard; `fcm`: Firebase. */
    service: 'web' | 'fcm'
    /** The subscription: an address, or a token of Firebase. */
    address: string
    p256dh: string | null
    auth: string | null
    /** The language of its cook, such as `he`, or null. */
    language: string | null
    /** Failures of its push service in a row. */
    failures: number
    renewedAt: string
  }
  pushNotices: {
    deviceId: string
    topic: string
    /** Changes with the content. */
    id: string
    kind: PushKind
    /** Id of the person or thing that it is about. */
    aboutId: string
    /** Id of the sender. */
    fromId: string | null
    /** A `Payload` as JSON. */
    payload: string
    attempts: number
    dueAt: string
    expiresAt: string
    /** Lease of the process that sends it; after its end another process may send it. */
    leaseUntil: string | null
  }
  pushKindsOff: { userId: string; kind: PushKind }
}
