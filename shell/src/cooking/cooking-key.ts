import { userDataKey } from '@potluck/platform/user-data'

/** The prefix of all stored data of the cooking toolbar. */
export const cookingKey = userDataKey('cooking')
