import type { AuditKind } from '@potluck/api/audit'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
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

interface Deed {
  readonly kitchenId: string
  readonly personId: string
}

/** Records what a person did in a kitchen, in the activity of them and of all its members. */
export async function recordDeed(database: Database, kind: AuditKind, { kitchenId, personId }: Deed): Promise<void> {
  const members = await database.db
    .selectFrom('kitchenMembers')
    .select('personId')
    .where('kitchenId', '=', kitchenId)
    .execute()
  const detail = { kitchenId, personId }
  for (const userId of new Set([...members.map((member) => member.personId), personId])) {
    await recordEvent(database, { kind, userId, actorId: null, detail, oncePerHour: true })
  }
}
