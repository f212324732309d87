import type { ApiClient } from '@potluck/api/client'
import { addFcmToken, addPushDevice, type FirebaseWebApp, removeFcmToken, removePushDevice } from '@potluck/api/push'

/** The push address that the push service of a browser issued. */
type PushAddress = { readonly fcmToken: string } | { readonly subscription: PushSubscription }

/** How the server sends pushes: with its own key, or through Firebase. */
export interface Ringing {
  readonly publicKey: string
  readonly firebase: FirebaseWebApp | null
}

const asBytes = (base64: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const isFor = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = options.applicationServerKey
  return own !== null && new Uint8Array(own).every((byte, at) => byte === key[at])
}

async function subscribed({ pushManager }: ServiceWorkerRegistration, publicKey: string, renew: boolean) {
  const key = asBytes(publicKey)
  const subscription = await pushManager.getSubscription()
  if (subscription && isFor(subscription, key) && !renew) return subscription
  await subscription?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Requests a push address from the browser, or a new one if it must be renewed. */
export async function askForAddress(
  registration: ServiceWorkerRegistration,
  { publicKey, firebase }: Ringing,
  renew: boolean,
): Promise<PushAddress> {
  if (!firebase) return { subscription: await subscribed(registration, publicKey, renew) }
  const { firebaseToken } = await import(/* webpackChunkName: "firebase" */ './firebase-token.ts')
  return { fcmToken: await firebaseToken(registration, firebase, renew) }
}

const keysOf = ({ p256dh = '', auth = '' }: Record<string, string> = {}) => ({ p256dh, auth })

/** Sends the address to the server. */
export async function sendAddress(api: ApiClient, address: PushAddress, language: string): Promise<void> {
  if ('fcmToken' in address) {
    await api.call(addFcmToken, { body: { fcmToken: address.fcmToken, language } }, { silent: true })
    return
  }
  const { endpoint = '', keys } = address.subscription.toJSON()
  await api.call(addPushDevice, { body: { endpoint, keys: keysOf(keys), language } }, { silent: true })
}

/** Removes the address from the server and from the push service. */
export async function withdrawAddress(api: ApiClient, address: PushAddress): Promise<void> {
  if ('fcmToken' in address) await api.call(removeFcmToken, { body: address }, { silent: true })
  else await api.call(removePushDevice, { body: { endpoint: address.subscription.endpoint } }, { silent: true })
}
