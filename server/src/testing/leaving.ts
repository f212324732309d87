import { setTimeout as pause } from 'node:timers/promises'
import { startMove } from '@potluck/api/kitchen-moves'
import { leaveKitchen, removeFromKitchen } from '@potluck/api/kitchens'
import { v7 as uuid } from 'uuid'
import { deleteKitchens } from '../in-and-out/kitchen-moves/send-away.ts'
import { aKitchen } from './access-world.ts'
import { type EndedJob, jobEnd } from './job-end.ts'
import type { TestMember, TestServer } from './test-server.ts'

/** Leaves a kitchen, and waits until the member is out. @returns the job that made copies; null where there was none */
export async function leaves(member: TestMember, id: string, body: object = {}): Promise<EndedJob | null> {
  const { data } = await member.api.call(leaveKitchen, { params: { id }, body })
  return data.jobId === null ? null : jobEnd(member, data.jobId)
}

/** Waits until somebody is in a kitchen no more. */
export async function untilOut({ database }: TestServer, id: string, personId: string): Promise<void> {
  for (;;) {
    const member = await database.db
      .selectFrom('kitchenMembers')
      .select('personId')
      .where('kitchenId', '=', id)
      .where('personId', '=', personId)
      .executeTakeFirst()
    if (!member) return
    await pause(20)
  }
}

/** Waits until the book of a kitchen is deleted, after the last one is out. */
export async function untilDeleted({ database }: TestServer, id: string): Promise<void> {
  const book = () => database.db.selectFrom('books').select('id').where('id', '=', id).executeTakeFirst()
  while (await book()) await pause(20)
}

/** Takes a member out of a kitchen, and waits until they are out. */
export async function takesOut(
  server: TestServer,
  keeper: TestMember,
  id: string,
  { id: personId }: Pick<TestMember, 'id'>,
): Promise<void> {
  await keeper.api.call(removeFromKitchen, { params: { id, personId } })
  await untilOut(server, id, personId)
}

/** Lets the server look for jobs that wait, as a new job does. */
async function wakeJobs(server: TestServer): Promise<void> {
  const member = await server.member('Wake')
  const params = { id: await aKitchen(member) }
  const body = { id: uuid(), recipes: { kind: 'all' } } as const
  await member.api.call(startMove, { params, body })
}

/** Does what the server does each hour with kitchens that rested, and with people who are being taken out. */
export async function tidiesKitchens(server: TestServer): Promise<void> {
  await deleteKitchens(server.services, { wake() {} })
  await wakeJobs(server)
}
