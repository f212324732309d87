import type { ChangeEndpoint } from '@potluck/api/endpoint'
import { referenceHeader } from '@potluck/api/idempotency'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid, validate } from 'uuid'
import type { ReadableBook } from '../../../ground/access/book.ts'
import type { Member } from '../../../ground/access/reader.ts'
import { inTransaction } from '../../base/database/database.ts'
import { withinTextSpace } from '../../base/database/text-space.ts'
import { Refusal } from '../../base/refusal.ts'
import { type Answer, type Call, route } from '../../web/http/route.ts'
import type { Notifier } from '../../web/notifier/notifier.ts'
import type { Services } from '../services.ts'
import { applyChange, digestOf } from './apply-change.ts'

/** The services of the handler of a change: those of its transaction. */
export interface Change extends Services {
  /** The reference of the change, or a new one if it was sent without. */
  readonly reference: string
}

/**
 * Applies a change. It uses only the services of `change`: its database is a transaction, and its `notifier` sends the
 * events after the commit.
 */
export type Apply<E extends ChangeEndpoint, Applied = Answer<E>> = (call: Call<E>, change: Change) => Promise<Applied>

export interface ChangeRouteOptions<E extends ChangeEndpoint> {
  /** Runs before the transaction, and is not rolled back if the change is refused: for example, it counts the try. */
  readonly before?: (member: Member, call: Call<E>) => Promise<void>
}

export interface AnsweredChangeOptions<E extends ChangeEndpoint, Applied> extends ChangeRouteOptions<E> {
  /** Reads the answer from the stored result of the change, which was applied now or before. */
  readonly answer: (call: Call<E>, applied: Applied) => Promise<Answer<E>>
}

/** Reads the reference of a change from its header, or null. @throws {Refusal} `invalid` */
export function referenceOf({ headers }: FastifyRequest): string | null {
  const header = headers[referenceHeader]
  if (header === undefined) return null
  if (typeof header === 'string' && validate(header)) return header.toLowerCase()
  const field = `header.${referenceHeader}`
  throw new Refusal('invalid', `${field}: a reference is a UUID`, field)
}

/** Whose space a change takes: of the member, and of the kitchen in whose book it is. */
const ownersOf = ({ member, book }: { readonly member: Member; readonly book?: ReadableBook | null | undefined }) => [
  ...new Set([member.id, ...(book ? [book.ownerId] : [])]),
]

/** Queues events until `sendAll` sends them. */
function queueEvents({ notify }: Notifier): { readonly notifier: Notifier; readonly sendAll: () => void } {
  const events: (() => void)[] = []
  return {
    notifier: { notify: (...event) => void events.push(() => notify(...event)) },
    sendAll() {
      for (const send of events) send()
    },
  }
}

/** Serves a change: it is applied completely or not at all, and once per reference, however often it is sent. */
export const changeRoute = <const E extends ChangeEndpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  apply: Apply<E>,
  options: ChangeRouteOptions<E> = {},
): void => changeRouteAnswering(app, services, endpoint, apply, { ...options, answer: async (_, answer) => answer })

/**
 * Serves a change whose answer is read again each time, because the answer is large or expires.
 * @param apply its result is stored with the reference, so it should be small
 */
export function changeRouteAnswering<const E extends ChangeEndpoint, Applied>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  apply: Apply<E, Applied>,
  { before, answer }: AnsweredChangeOptions<E, Applied>,
): void {
  route(app, endpoint, async (call) => {
    const member: Member = call.member
    const reference = referenceOf(call.request)
    await before?.(member, call)
    const { notifier, sendAll } = queueEvents(services.notifier)
    const applied = await inTransaction(services.database, (database) => {
      const change = { ...services, database, notifier, reference: reference ?? uuid() }
      const applyOnce = () => withinTextSpace(database, ownersOf(call), () => apply(call, change))
      if (reference === null) return applyOnce()
      return applyChange(database, member, { reference, digest: digestOf(endpoint, call.request) }, applyOnce)
    })
    sendAll()
    return answer(call, applied)
  })
}
