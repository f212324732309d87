import { storedName } from '@potluck/platform/stored-name'

/** The storage key of the note that somebody logged out here: the proxy in front does not log in again by itself. */
export const loggedOutKey = storedName('logged-out')
