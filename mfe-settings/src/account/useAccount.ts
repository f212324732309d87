import { type Account, deleteAccount, getAccount, getStats, updateAccount } from '@potluck/api/account'
import { answerKey, useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'

export const useAccount = () => useAnswer(getAccount, {})

/** The figures of the account. */
export const useStats = () => useAnswer(getStats, {})

/** Changes fields of the account, and updates every screen. */
export function useUpdateAccount() {
  const { accountChanged } = useHost()
  const client = useQueryClient()
  return useCall(updateAccount, {
    onSuccess(account: Account) {
      client.setQueryData(answerKey(getAccount, {}), account)
      accountChanged(account)
    },
  })
}

/** Deletes the account and all its data. */
export const useDeleteAccount = () => useCall(deleteAccount)
