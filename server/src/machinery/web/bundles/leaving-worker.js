// In place of the service worker where the setting SERVICE_WORKER is false: browsers take it for a newer version, and it
// removes itself and everything that it stored. No page is reloaded.
addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  // As the product names what it stores.
  const prefix = `potluck${location.pathname.replace(/\/[^/]*$/, '')}:`
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
  }
  event.waitUntil(leave().finally(() => registration.unregister()))
})
