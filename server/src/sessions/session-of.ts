import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../machinery/services.ts'
import { rememberDevice } from '../users/known-devices.ts'
import { noteLogin } from '../users/store.ts'
import { openSession } from './store.ts'

/**
 * Opens a session on the device that calls, which is known from then on.
 * @param provider the id of the identity provider that proved who it is; null for a password
 * @throws {Refusal} `account-disabled`
 */
export async function sessionOf(
  { config, database }: Pick<Services, 'config' | 'database'>,
  userId: string,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  provider: string | null = null,
): Promise<{ readonly token: string }> {
  await noteLogin(database, userId)
  await rememberDevice(database, config, userId, call)
  return { token: await openSession(database, userId, call.request.headers['user-agent'], provider) }
}
