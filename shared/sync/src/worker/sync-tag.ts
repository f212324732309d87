/** What a service worker is woken for when there is a network again: changes wait. */
export const syncTag = 'changes'
