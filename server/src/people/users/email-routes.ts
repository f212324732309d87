import * as contract from '@potluck/api/account-email'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { accountMail } from './account-mail.ts'
import { confirmEmail, takeEmailBack } from './email-links.ts'
import { logFailedLogin } from './failed-login.ts'
import { readAccount } from './store.ts'

/**
 * Confirming the address of an account, and taking a change of it back.
 * @param createReset makes the code of a new password: whoever took the account may have set one
 */
export function emailRoutes(
  app: FastifyInstance,
  services: Services,
  createReset: (database: Services['database'], userId: string) => Promise<string>,
): void {
  const { database, live } = services
  const mail = accountMail(services)

  route(app, contract.sendConfirmation, async ({ member, request }) => {
    if (!mail.available) throw new Refusal('no-mail', 'no mail is set up on this server')
    await countTry(database, paces.confirmation, member.id)
    const { email, pendingEmail, isEmailConfirmed } = await readAccount(database, member)
    if (pendingEmail !== null || !isEmailConfirmed) {
      await mail.askToConfirm(member.id, pendingEmail ?? email, request)
    }
    return {}
  })

  route(app, contract.confirmEmail, async ({ body: { code }, request }) => {
    await countTry(database, paces.emailLink, clientAddress(request))
    const replaced = await confirmEmail(database, code, request).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'link-dead') logFailedLogin(request)
      throw error
    })
    if (replaced) mail.tellOldAddress(replaced, request)
    return {}
  })

  route(app, contract.takeEmailBack, async ({ body: { code }, request }) => {
    await countTry(database, paces.emailLink, clientAddress(request))
    const userId = await takeEmailBack(database, code, request).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'link-dead') logFailedLogin(request)
      throw error
    })
    live.endSessions({ userId })
    return { code: await createReset(database, userId) }
  })
}
