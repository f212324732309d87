import { userDataKey } from '@potluck/platform/user-data'

/** All that is kept of a cooking on this device begins with it. */
export const cookingKey = userDataKey('cooking')
