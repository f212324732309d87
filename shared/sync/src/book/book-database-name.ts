import { userDataKey } from '@potluck/platform/user-data'

/** Begins as all data of a person does: it is wiped when the session ends. */
export const bookDatabaseName = userDataKey('book')
