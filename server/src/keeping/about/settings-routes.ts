import * as contract from '@potluck/api/server-settings'
import type { FastifyInstance } from 'fastify'
import { tryMail } from '../../machinery/base/mail/test-mail.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { chosenLanguage } from '../../people/users/chosen-language.ts'
import { readRegistration, storeRegistration } from '../../people/users/registration.ts'
import { readEmail } from '../../people/users/store.ts'

/** The settings of the server by its admins, beside the environment. */
export function serverSettingRoutes(app: FastifyInstance, { config, database, mail }: Services): void {
  const present = async () => ({
    registration: await readRegistration(database, config),
    isRegistrationFixed: config.registration !== undefined,
    environment: [...config.environment],
  })

  route(app, contract.getServerSettings, present)

  route(app, contract.updateServerSettings, async ({ member: admin, body, request }) => {
    await storeRegistration(database, admin, config, body.registration)
    await recordEvent(database, { kind: 'settings-changed', userId: null, actorId: admin.id, request, detail: body })
    return present()
  })

  route(app, contract.sendTestMail, async ({ member: admin, request }) => {
    if (!mail) throw new Refusal('no-mail', 'no mail is set up on this server')
    await countTry(database, paces.testMail, admin.id)
    const language = (await chosenLanguage(database, admin.id)) ?? languageFor(request)
    return tryMail(mail, config, await readEmail(database, admin.id), language)
  })
}
