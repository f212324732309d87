import type { Session } from '@potluck/platform/host'

const guest = { highResImages: false, multipleImages: false, expandablePreviews: false }

/** What is known of the session of a token before the server was asked. */
export const sessionOf = (token: string | null): Session => ({
  loggedIn: token !== null,
  account: null,
  capabilities: guest,
})
