import type { PasskeyAssertion, PasskeyAttestation } from '@potluck/api/identity-proof'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import { type ChallengeUse, spendChallenge } from './passkey-challenges.ts'
import type { NewPasskey } from './passkeys.ts'

type Known = Pick<Services, 'config' | 'database'>

/** Takes a while to load, and few servers need it at once. */
const library = () => import('@simplewebauthn/server')

/** Signatures that are accepted, as COSE numbers: Ed25519, ES256, RS256. */
export const algorithms = [-8, -7, -257]

/** The page that passkeys belong to: its origin, and the name of its host. */
export function passkeySite(config: Known['config'], request: FastifyRequest) {
  const { origin, hostname } = new URL(webAddress(config, request))
  return { origin, rpId: hostname }
}

/** The name of a user for authenticators. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url')

const incorrect = () => new Refusal('incorrect-passkey', 'this answer of a passkey is not valid here')

/** The result of a verification; what the library throws for a wrong answer is one refusal. */
async function orRefuse<T>(verify: () => Promise<T>, request: FastifyRequest): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    request.log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused')
    throw incorrect()
  }
}

const check = ({ config, database }: Known, request: FastifyRequest, use: ChallengeUse) => {
  const { origin, rpId } = passkeySite(config, request)
  return {
    expectedOrigin: origin,
    expectedRPID: rpId,
    expectedChallenge: (challenge: string) => spendChallenge(database, challenge, use),
    requireUserVerification: true,
  }
}

/**
 * Verifies a passkey that a browser has just made for a challenge of the member's session.
 * @throws {Refusal} `incorrect-passkey`
 */
export async function verifyNewPasskey(
  known: Known,
  member: Member,
  { credentialId, transports, ...response }: PasskeyAttestation,
  request: FastifyRequest,
): Promise<Omit<NewPasskey, 'name'>> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await orRefuse(
    () =>
      verifyRegistrationResponse({
        ...check(known, request, { purpose: 'add', sessionId: member.sessionId }),
        supportedAlgorithmIDs: algorithms,
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          response: { ...response },
          clientExtensionResults: {},
        },
      }),
    request,
  )
  if (!verified) throw incorrect()
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

const findPasskey = ({ db }: Database, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()

/**
 * Verifies what a passkey signed, and notes its use.
 * @returns the id of its owner
 * @throws {Refusal} `incorrect-passkey`
 */
export async function verifyPasskey(
  known: Known,
  { credentialId, userHandle, ...response }: PasskeyAssertion,
  request: FastifyRequest,
  use: ChallengeUse,
): Promise<string> {
  const passkey = await findPasskey(known.database, credentialId)
  if (!passkey || (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId))) throw incorrect()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orRefuse(
    () =>
      verifyAuthenticationResponse({
        ...check(known, request, use),
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          response: { ...response },
          clientExtensionResults: {},
        },
      }),
    request,
  )
  if (!verified) throw incorrect()
  await known.database.db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, usedAt: now() })
    .where('id', '=', passkey.id)
    .execute()
  return passkey.userId
}
