import { getAccount, getCapabilities } from '@potluck/api/account'
import { answer } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'

/** A server that knows Ada. */
export const knowsAda = [
  answer(getAccount, () => anAccount()),
  answer(getCapabilities, () => ({ highResImages: false, multipleImages: true, expandablePreviews: false })),
]
