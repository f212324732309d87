import * as passkeys from '@potluck/api/passkeys'
import * as contract from '@potluck/api/second-factor'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, giveTryBack, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { createChallenge } from '../../people/credentials/passkey-challenges.ts'
import {
  credentialIdsOf,
  listPasskeys,
  refuseManyPasskeys,
  removePasskey,
  renamePasskey,
  storePasskey,
} from '../../people/credentials/passkeys.ts'
import {
  confirmSecondFactor,
  createRecoveryCodes,
  endSecondFactor,
  readSecondFactor,
  startSecondFactor,
} from '../../people/credentials/second-factor.ts'
import {
  algorithms,
  passkeySite,
  userHandleOf,
  verifyNewPasskey,
  verifyPasskey,
} from '../../people/credentials/verify-passkey.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { logFailedLogin } from '../../people/users/failed-login.ts'
import { knownDevice } from '../../people/users/known-devices.ts'
import { refuseWithoutPasswords } from '../../people/users/password-login.ts'
import { proveIdentity } from '../../people/users/prove-identity.ts'
import { readAccount, readEmail } from '../../people/users/store.ts'
import { refuseWithoutWayIn } from '../../people/users/ways-in.ts'
import { sessionOf } from '../sessions/session-of.ts'

/** Passkeys and the second factor of the member's account. */
export function securityRoutes(app: FastifyInstance, services: Services): void {
  passkeyRoutes(app, services)
  passkeyLoginRoutes(app, services)
  secondFactorRoutes(app, services)
}

function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const { config, database } = services
  const mail = accountMail(services)

  route(app, passkeys.listPasskeys, ({ member }) => listPasskeys(database, member))

  route(app, passkeys.startPasskey, async ({ member, body, request }) => {
    await proveIdentity(services, member, body, request)
    await refuseManyPasskeys(database, member)
    const { name, email } = await readAccount(database, member)
    return {
      challenge: await createChallenge(database, { purpose: 'add', sessionId: member.sessionId }),
      rp: { id: passkeySite(config, request).rpId, name: 'Potluck' },
      user: { id: userHandleOf(member.id), name: email, displayName: name },
      algorithms: [...algorithms],
      credentialIds: await credentialIdsOf(database, member),
    }
  })

  route(app, passkeys.addPasskey, async ({ member, body, request }) => {
    const made = await verifyNewPasskey(services, member, body.passkey, request)
    const passkey = await storePasskey(database, member, { name: body.name, ...made })
    await recordEvent(database, { kind: 'passkey-added', userId: member.id, request })
    mail.tellWayIn(member.id, { what: 'passkeyAdded' }, request)
    return passkey
  })

  route(app, passkeys.renamePasskey, ({ member, params, body }) =>
    renamePasskey(database, member, params.id, body.name),
  )

  route(app, passkeys.removePasskey, async ({ member, params, body, request }) => {
    await proveIdentity(services, member, body, request)
    await inTransaction(database, async (inside) => {
      await inside.dialect.lockMember(inside.db, member.id)
      await removePasskey(inside, member, params.id)
      // Where passkeys do not log in, removing one takes nothing away.
      if (config.passwordLogin) await refuseWithoutWayIn(inside, services, member.id)
    })
    await recordEvent(database, { kind: 'passkey-removed', userId: member.id, request })
    mail.tellWayIn(member.id, { what: 'passkeyRemoved' }, request)
    return {}
  })

  route(app, passkeys.startProof, async ({ member, request }) => {
    await countTry(database, paces.passkeyProof, member.id)
    return {
      challenge: await createChallenge(database, { purpose: 'proof', sessionId: member.sessionId }),
      rpId: passkeySite(config, request).rpId,
      credentialIds: await credentialIdsOf(database, member),
    }
  })
}

function passkeyLoginRoutes(app: FastifyInstance, services: Services): void {
  const { config, database } = services
  const mail = accountMail(services)
  const login = { purpose: 'login', sessionId: null } as const

  route(app, passkeys.startPasskeyLogin, async ({ request }) => {
    refuseWithoutPasswords(config)
    await countTry(database, paces.passkeyStart, clientAddress(request))
    const challenge = await createChallenge(database, login)
    return { challenge, rpId: passkeySite(config, request).rpId, credentialIds: [] }
  })

  route(app, passkeys.logInByPasskey, async ({ body, request, reply }) => {
    refuseWithoutPasswords(config)
    const from = clientAddress(request)
    try {
      await countTry(database, paces.login, from)
      const userId = await verifyPasskey(services, body.passkey, request, login)
      await giveTryBack(database, paces.login, from)
      const isNewDevice = (await knownDevice(database, request, await readEmail(database, userId))) === null
      const opened = await sessionOf(services, userId, { request, reply })
      await recordEvent(database, { kind: 'login', userId, request, detail: { by: 'passkey' } })
      if (isNewDevice) mail.tellNewDevice(userId, request)
      return opened
    } catch (error) {
      if (error instanceof Refusal) {
        logFailedLogin(request)
        await recordEvent(database, { kind: 'login-failed', userId: null, request })
      }
      throw error
    }
  })
}

function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const mail = accountMail(services)

  route(app, contract.getSecondFactor, ({ member }) => readSecondFactor(database, member))

  route(app, contract.startSecondFactor, async ({ member, body, request }) => {
    await proveIdentity(services, member, body, request)
    return startSecondFactor(database, member, (await readAccount(database, member)).email)
  })

  route(app, contract.confirmSecondFactor, async ({ member, body, request }) => {
    const counted = `new key ${member.id}`
    await countTry(database, paces.prove, counted)
    const recoveryCodes = await confirmSecondFactor(database, member, body.secondFactor)
    if (recoveryCodes === null) {
      throw new Refusal('incorrect-code', 'the code is incorrect, or the key too old', 'body.secondFactor')
    }
    await giveTryBack(database, paces.prove, counted)
    await recordEvent(database, { kind: 'second-factor-on', userId: member.id, request })
    mail.tellWayIn(member.id, { what: 'secondFactorOn' }, request)
    return { recoveryCodes }
  })

  route(app, contract.createRecoveryCodes, async ({ member, body, request }) => {
    await proveIdentity(services, member, body, request)
    const recoveryCodes = await createRecoveryCodes(database, member)
    await recordEvent(database, { kind: 'recovery-codes-made', userId: member.id, request })
    mail.tellWayIn(member.id, { what: 'recoveryCodesMade' }, request)
    return { recoveryCodes }
  })

  route(app, contract.removeSecondFactor, async ({ member, body, request }) => {
    await proveIdentity(services, member, body, request)
    if (await endSecondFactor(database, member.id)) {
      await recordEvent(database, { kind: 'second-factor-off', userId: member.id, request })
      mail.tellWayIn(member.id, { what: 'secondFactorOff' }, request)
    }
    return {}
  })
}
