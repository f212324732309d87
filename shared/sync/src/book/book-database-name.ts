import { userDataKey } from '@potluck/platform/user-data'

/** Has the prefix of all data of a member: it is wiped when the session ends. */
export const bookDatabaseName = userDataKey('book')
