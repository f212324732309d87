/** The tag of the background sync that wakes the service worker when the network is back and changes are queued. */
export const syncTag = 'changes'
