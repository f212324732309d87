import type { AuditKind } from '@potluck/api/audit'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { recordEvent } from '../../people/audit/record-event.ts'

/** Records what happened to a kitchen in the activity of a present or former member. Only the one who did it sees from where. */
export const recordKitchenEvent = (
  { database }: Services,
  kind: AuditKind,
  userId: string,
  member: Member,
  request: FastifyRequest,
): Promise<void> =>
  recordEvent(database, userId === member.id ? { kind, userId, request } : { kind, userId, actorId: null })
