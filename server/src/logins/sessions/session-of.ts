import type { FastifyReply, FastifyRequest } from 'fastify'
import { digest } from '../../machinery/base/token.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { rememberDevice } from '../../people/users/known-devices.ts'
import { noteSecondFactor } from '../../people/users/prove-identity.ts'
import { noteLogin } from '../../people/users/store.ts'
import { openSession, type SessionProvider } from './store.ts'

/** How somebody showed who they are. */
interface ShownBy {
  /** The identity provider that proved it; null for a password or a passkey. */
  readonly provider?: SessionProvider | null
  /** Whether they have just shown their second factor: it is not asked for again at once. */
  readonly showsSecondFactor?: boolean
}

/**
 * Opens a session on the device that calls, which is known from then on.
 * @throws {Refusal} `account-disabled`
 */
export async function sessionOf(
  { config, database }: Pick<Services, 'config' | 'database'>,
  userId: string,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { provider = null, showsSecondFactor = false }: ShownBy = {},
): Promise<{ readonly token: string }> {
  const token = await openSession(database, userId, call.request.headers['user-agent'], provider)
  await noteLogin(database, userId)
  await rememberDevice(database, config, userId, call)
  if (showsSecondFactor) await noteSecondFactor(database, digest(token))
  return { token }
}
