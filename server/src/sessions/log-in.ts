import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../machinery/services.ts'
import { digest } from '../machinery/token.ts'
import { rememberDevice } from '../users/known-devices.ts'
import { noteSecondFactor } from '../users/prove-identity.ts'
import { noteLogin } from '../users/store.ts'
import { openSession } from './store.ts'

/**
 * Opens a session on the device that calls, which is known from then on.
 * @param showsSecondFactor whether the user has just shown it: it is not asked for again at once
 * @throws {Refusal} `account-disabled`
 */
export async function logIn(
  { config, database }: Pick<Services, 'config' | 'database'>,
  userId: string,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  showsSecondFactor = false,
): Promise<{ token: string }> {
  await noteLogin(database, userId)
  await rememberDevice(database, config, userId, call)
  const token = await openSession(database, userId, call.request.headers['user-agent'])
  if (showsSecondFactor) await noteSecondFactor(database, digest(token))
  return { token }
}
