import {
  confirmSecondFactor,
  createRecoveryCodes,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@potluck/api/second-factor'
import { useAnswer, useCall } from '@potluck/platform/answers'

/** The second factor of the account, and what changes it. */
export function useSecondFactor() {
  const changes = [getSecondFactor]
  return {
    answer: useAnswer(getSecondFactor, {}),
    start: useCall(startSecondFactor),
    confirm: useCall(confirmSecondFactor, { changes }),
    createCodes: useCall(createRecoveryCodes, { changes }),
    remove: useCall(removeSecondFactor, { changes }),
  }
}
