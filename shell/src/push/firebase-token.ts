import type { FirebaseWebApp } from '@potluck/api/push'
import { getApps, initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken } from 'firebase/messaging'

/** A Firebase token for this browser; the product's own service worker receives its pushes. */
export async function firebaseToken(
  serviceWorkerRegistration: ServiceWorkerRegistration,
  { vapidKey, ...app }: FirebaseWebApp,
  renew: boolean,
): Promise<string> {
  const messaging = getMessaging(getApps()[0] ?? initializeApp(app))
  if (renew) await deleteToken(messaging)
  return getToken(messaging, { vapidKey, serviceWorkerRegistration })
}
