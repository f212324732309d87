import { endOtherSessions, endSession, listSessions } from '@potluck/api/sessions'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'

/** Where the account is logged in, and logging out there. */
export function useSessions() {
  const askAgain = useRefetch(listSessions)
  return {
    answer: useAnswer(listSessions, {}),
    end: useCall(endSession, { onSettled: askAgain, toast: true }),
    endOthers: useCall(endOtherSessions, { onSettled: askAgain, toast: true }),
  }
}
