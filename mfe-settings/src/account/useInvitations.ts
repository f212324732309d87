import { createInvitation, deleteInvitation, listInvitations } from '@potluck/api/invitations'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'

/** The own invitations, and what can be done with them. */
export function useInvitations() {
  const askAgain = useRefetch(listInvitations)
  return {
    known: useAnswer(listInvitations, {}).data,
    make: useCall(createInvitation, { onSuccess: askAgain }),
    takeBack: useCall(deleteInvitation, { onSettled: askAgain }),
  }
}
