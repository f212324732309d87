import type { IdentityProof } from '@potluck/api/identity-proof'
import { type LinkedAccount, listLinkedAccounts, startLinking, unlinkAccount } from '@potluck/api/identity-providers'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'

/** The accounts at identity providers that open the account, linking and unlinking. */
export function useLinkedAccounts() {
  const askAgain = useRefetch(listLinkedAccounts)
  const unlink = useCall(unlinkAccount, { onSettled: askAgain })
  return {
    answer: useAnswer(listLinkedAccounts, {}),
    async unlink({ id }: LinkedAccount, proof: IdentityProof): Promise<void> {
      await unlink.mutateAsync({ params: { id }, body: proof })
    },
  }
}

export const useStartLinking = () => useCall(startLinking)
