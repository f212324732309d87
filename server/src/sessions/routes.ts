import { forgot, login, logout, register, resetPassword } from '@potluck/api/sessions'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../machinery/http/client-address.ts'
import { route } from '../machinery/http/route.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { createAccount, emailTaken, findCredentials, noteLogin } from '../users/store.ts'
import { mailPasswordLinks } from './mail-password-links.ts'
import { isResetOpen, useReset } from './resets.ts'
import { closeSession, openSession } from './store.ts'
import { countTry, giveTryBack, paces } from './throttle.ts'

const linkDead = () => new Refusal('link-dead', 'this link was used already or is too old', 'body.code')

/** Opening an account, logging in and out, and getting in again without the password. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, live, passwords } = services
  const passwordLinks = mailPasswordLinks(app, services)

  async function sessionOf(userId: string): Promise<{ token: string }> {
    await noteLogin(database, userId)
    return { token: await openSession(database, userId) }
  }

  route(app, register, async ({ body, request }) => {
    await countTry(database, paces.registerAddress, clientAddress(request))
    const { name, email, password } = body
    const userId = await createAccount(database, { name, email, passwordHash: await passwords.hash(password) })
    if (userId === null) throw emailTaken()
    return sessionOf(userId)
  })

  route(app, login, async ({ body, request }) => {
    await countTry(database, paces.loginAddress, clientAddress(request))
    await countTry(database, paces.password, body.email)
    const known = await findCredentials(database, body.email)
    const right = await passwords.matches(known?.passwordHash, body.password)
    if (!known || !right) throw new Refusal('incorrect-login', 'e-mail or password is incorrect')
    await giveTryBack(database, paces.loginAddress, clientAddress(request))
    await giveTryBack(database, paces.password, body.email)
    return sessionOf(known.id)
  })

  route(app, logout, async ({ member }) => {
    await closeSession(database, member)
    live.endSessions({ userId: member.id, only: member.sessionId })
    return {}
  })

  route(app, forgot, async ({ body, request, reply }) => {
    await countTry(database, paces.forgotAddress, clientAddress(request))
    await countTry(database, paces.forgotAccount, body.email)
    reply.raw.once('finish', () => passwordLinks.send(body.email))
    return { mail: passwordLinks.available }
  })

  route(app, resetPassword, async ({ body, request }) => {
    await countTry(database, paces.resetAddress, clientAddress(request))
    if (!(await isResetOpen(database, body.code))) throw linkDead()
    const userId = await useReset(database, body.code, await passwords.hash(body.password))
    if (userId === null) throw linkDead()
    live.endSessions({ userId })
    return sessionOf(userId)
  })
}
