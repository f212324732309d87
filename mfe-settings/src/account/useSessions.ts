import { endOtherSessions, endSession, listSessions } from '@potluck/api/sessions'
import { useAnswer, useAskAgain, useCall } from '@potluck/platform/answers'

/** Where the account is logged in, and logging out there. */
export function useSessions() {
  const askAgain = useAskAgain(listSessions)
  return {
    answer: useAnswer(listSessions, {}),
    end: useCall(endSession, { onSettled: askAgain }),
    endOthers: useCall(endOtherSessions, { onSettled: askAgain }),
  }
}
