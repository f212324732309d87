import type { Session } from '@potluck/platform/host'

const guest = { highResImages: false, multipleImages: false, expandablePreviews: false }

/** The session of a token before the server has answered. */
export const sessionOf = (token: string | null): Session => ({
  loggedIn: token !== null,
  account: null,
  capabilities: guest,
})
