import type { WebhookEvent, WebhookSource, webhookEnds } from '@potluck/api/webhooks'

export interface WebhookTables {
  webhooks: {
    ownerId: string
    id: string
    name: string
    url: string
    /** `whsec_…`: deliveries are signed with it, so it is stored as it is. */
    secret: string
    /** The address of the product, where no setting says it: for links in deliveries. */
    web: string
    sourceKind: WebhookSource
    /** A list, plan or kitchen; null for the account. */
    sourceId: string | null
    /** Names of events, separated by commas. */
    events: string
    /** `17:30`, in the time zone. */
    dinnerAt: string
    timeZone: string
    /** When today's dinner is told next; null for a webhook that is off or does not tell it. */
    nextDinnerAt: string | null
    createdAt: string
    /** Both null while it is on. */
    offReason: (typeof webhookEnds)[number] | null
    offSince: string | null
    /** Deliveries in a row that were given up. */
    failures: number
    failingSince: string | null
  }
  webhookDeliveries: {
    ownerId: string
    webhookId: string
    id: string
    event: WebhookEvent
    /** The list, plan, book or job that it is about: what happens there meanwhile goes along. */
    subject: string
    /** JSON of what happened (`about.ts`). */
    about: string
    isTest: 0 | 1
    state: 'waiting' | 'delivered' | 'failed'
    /** The body as it is sent; null until the first attempt and after the last one. */
    payload: string | null
    attempts: number
    createdAt: string
    /** Null when it ended. */
    dueAt: string | null
    /** Lease of the process that sends it; after its end another process may send it. */
    leaseUntil: string | null
    triedAt: string | null
    status: number | null
    answer: string
    problem: 'not-allowed' | 'no-answer' | null
  }
}
