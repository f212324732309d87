import * as contract from '@potluck/api/push'
import type { FastifyInstance } from 'fastify'
import { refuseUnreachable } from '../../machinery/base/outgoing/refuse-unreachable.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { addDevice, removeDevice } from './devices.ts'
import { readFirebase } from './firebase.ts'
import { kindsOffOf, setKindsOff } from './kinds-off.ts'
import { type PushOptions, sendNotices } from './send-notices.ts'
import { readOrMakeVapidKeys } from './vapid-keys.ts'

/** Routes for push devices and kinds of notifications. @throws {ConfigError} if Firebase is set up incompletely */
export function pushRoutes(app: FastifyInstance, services: Services, options?: PushOptions): void {
  const { config, database } = services
  const firebase = readFirebase(config)
  sendNotices(app, services, firebase, options)

  route(app, contract.getPush, async ({ member }) => {
    const [{ publicKey }, off] = await Promise.all([readOrMakeVapidKeys(database), kindsOffOf(database, member)])
    return { publicKey, firebase: firebase?.webApp ?? null, off }
  })

  route(app, contract.setPushKinds, async ({ member, body }) => {
    await setKindsOff(database, member, body.off)
    return {}
  })

  route(app, contract.addPushDevice, async ({ member, body: { endpoint: address, keys, language = null } }) => {
    await refuseUnreachable(address, config.reachableNetworks, 'body.endpoint')
    await addDevice(database, member, { service: 'web', address, ...keys, language })
    return {}
  })

  route(app, contract.removePushDevice, async ({ member, body }) => {
    await removeDevice(database, member, body.endpoint)
    return {}
  })

  route(app, contract.addFcmToken, async ({ member, body: { fcmToken: address, language = null } }) => {
    if (!firebase) throw notFound('Firebase project')
    await addDevice(database, member, { service: 'fcm', address, p256dh: null, auth: null, language })
    return {}
  })

  route(app, contract.removeFcmToken, async ({ member, query, body }) => {
    const token = body.fcmToken ?? query.fcmToken
    if (token === undefined) throw new Refusal('invalid', 'query.fcmToken: is needed', 'query.fcmToken')
    await removeDevice(database, member, token)
    return {}
  })
}
