import type { ChangeEndpoint } from '@potluck/api/endpoint'
import { referenceHeader } from '@potluck/api/idempotency'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid, validate } from 'uuid'
import type { Member } from '../../access/reader.ts'
import { inTransaction } from '../database/database.ts'
import { withinTextSpace } from '../database/text-space.ts'
import { type Answer, type Call, route } from '../http/route.ts'
import type { Notifier } from '../notifier/notifier.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { applyChange, digestOf } from './apply-change.ts'

/** What the handler of a change is given besides its call. */
export interface Change extends Services {
  /** The one that the change was sent under, or one made for it. */
  readonly reference: string
}

/**
 * Applies a change, and touches nothing but what `change` gives: its database is a transaction, and its `news`
 * are told when that was committed.
 */
export type Apply<E extends ChangeEndpoint, Applied = Answer<E>> = (call: Call<E>, change: Change) => Promise<Applied>

export interface ChangeRouteOptions<E extends ChangeEndpoint> {
  /** Runs before the transaction begins, and stays done when the change is refused: counts the try, say. */
  readonly before?: (member: Member, call: Call<E>) => Promise<void>
}

export interface AnsweredChangeOptions<E extends ChangeEndpoint, Applied> extends ChangeRouteOptions<E> {
  /** Makes the answer of what was stored of the change, after it was applied now or before. */
  readonly answer: (member: Member, applied: Applied) => Promise<Answer<E>>
}

/** The reference that a change was sent under, or null. @throws {Refusal} `invalid` */
export function referenceOf({ headers }: FastifyRequest): string | null {
  const given = headers[referenceHeader]
  if (given === undefined) return null
  if (typeof given === 'string' && validate(given)) return given.toLowerCase()
  const field = `header.${referenceHeader}`
  throw new Refusal('invalid', `${field}: a reference is a UUID`, field)
}

/** Stores news until they may be told. */
function heldBack({ notify: tell }: Notifier): { readonly news: Notifier; readonly tellAll: () => void } {
  const events: (() => void)[] = []
  return {
    news: { notify: (userIds, message) => void events.push(() => tell(userIds, message)) },
    tellAll() {
      for (const notifyOne of events) notifyOne()
    },
  }
}

/** Serves a change: whole or not at all, and once per reference, however often and however closely it is sent. */
export const changeRoute = <const E extends ChangeEndpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  apply: Apply<E>,
  options: ChangeRouteOptions<E> = {},
): void => changeRouteAnswering(app, services, endpoint, apply, { ...options, answer: async (_, answer) => answer })

/**
 * Serves a change whose answer is read anew each time, because it is large or does not keep.
 * @param apply what it gives is stored with the reference: as little as the answer can be read by
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
    const { news, tellAll } = heldBack(services.news)
    const kept = await inTransaction(services.database, (database) => {
      const change = { ...services, database, news, reference: reference ?? uuid() }
      const applied = () => withinTextSpace(database, [member.id], () => apply(call, change))
      if (reference === null) return applied()
      return applyChange(database, member, { reference, digest: digestOf(endpoint, call.request) }, applied)
    })
    tellAll()
    return answer(member, kept)
  })
}
