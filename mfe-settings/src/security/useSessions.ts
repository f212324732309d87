import { listAssistants } from '@potluck/api/assistants'
import { endOtherSessions, endSession, listSessions } from '@potluck/api/sessions'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'

/** Where the account is logged in, and logging out there. */
export function useSessions() {
  const askAgain = useRefetch(listSessions)
  const askForAssistants = useRefetch(listAssistants)
  return {
    answer: useAnswer(listSessions, {}),
    end: useCall(endSession, { onSettled: askAgain, toast: true }),
    endOthers: useCall(endOtherSessions, {
      onSettled: () => Promise.all([askAgain(), askForAssistants()]),
      toast: true,
    }),
  }
}
