import { createApiToken, listApiTokens, revokeApiToken } from '@potluck/api/api-tokens'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'

/** The API tokens of the account, and what can be done with them. */
export function useApiTokens() {
  const askAgain = useRefetch(listApiTokens)
  return {
    answer: useAnswer(listApiTokens, {}),
    make: useCall(createApiToken, { onSuccess: askAgain }),
    revoke: useCall(revokeApiToken, { onSettled: askAgain, toast: true }),
  }
}
