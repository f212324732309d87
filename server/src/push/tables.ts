import type { PushKind } from '@potluck/api/push'

export interface PushTables {
  pushDevices: {
    /** SHA-256 of its address: a browser is one device, whoever is logged in there. */
    id: string
    userId: string
    sessionId: string
    /** `web`: a push service spoken to by the standard; `fcm`: Firebase. */
    service: 'web' | 'fcm'
    /** What its push service gave it: an address, or Firebase's token. */
    address: string
    p256dh: string | null
    auth: string | null
    /** What its cook reads, such as `he`; null when they did not say. */
    language: string | null
    /** Notices in a row that its service would not take. */
    failures: number
    renewedAt: string
  }
  pushNotices: {
    deviceId: string
    topic: string
    /** New when what it says is. */
    id: string
    kind: PushKind
    /** Of whom or what it tells. */
    aboutId: string
    /** Who is behind it. */
    fromId: string | null
    /** A `Payload` as JSON. */
    payload: string
    attempts: number
    dueAt: string
    expiresAt: string
    /** While a process sends it; one that is not heard of again leaves it to the others. */
    leaseUntil: string | null
  }
  pushKindsOff: { userId: string; kind: PushKind }
}
