import { storedName } from './stored-name.ts'

/**
 * Names that begin with this belong to the member who is logged in: keys of the local and session storage, names of
 * IndexedDB databases and of caches. All of it is wiped at logout and when another person logs in.
 */
export const userDataPrefix = storedName('user:')

/** A key or name for something that must not outlive the session, as `userDataKey('draft', recipeId)`. */
export const userDataKey = (...parts: readonly [string, ...string[]]): string => userDataPrefix + parts.join(':')
