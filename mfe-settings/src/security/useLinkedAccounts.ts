import { listLinkedAccounts, startLinking, unlinkAccount } from '@potluck/api/identity-providers'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'

/** The accounts at identity providers that open the account, linking and unlinking. */
export function useLinkedAccounts() {
  const askAgain = useRefetch(listLinkedAccounts)
  return {
    answer: useAnswer(listLinkedAccounts, {}),
    unlink: useCall(unlinkAccount, { onSettled: askAgain }),
  }
}

export const useStartLinking = () => useCall(startLinking)
