import { deleteAccount, getAccount, getStats, updateAccount } from '@potluck/api/account'
import type { CallInput } from '@potluck/api/endpoint'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

type Change = CallInput<typeof updateAccount>['body']

const accountKey = ['settings', 'account'] as const

/** The account and its figures. */
export function useAccount() {
  const { api } = useHost()
  const account = useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => (await api.call(getAccount, {}, { signal })).data,
  })
  const stats = useQuery({
    queryKey: ['settings', 'stats'],
    queryFn: async ({ signal }) => (await api.call(getStats, {}, { signal })).data,
  })
  return { account, stats }
}

/** Changes part of the account; the shell reads it again. 406 and 412 are left to the form. */
export function useUpdateAccount() {
  const { api, accountChanged } = useHost()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change) => (await api.call(updateAccount, { body: change })).data,
    onSuccess: (account) => {
      client.setQueryData(accountKey, account)
      accountChanged(account)
    },
  })
}

/** Deletes the account and all that it owns. */
export function useDeleteAccount() {
  const { api } = useHost()
  return useMutation({
    mutationFn: (currentPassword: string) => api.call(deleteAccount, { body: { currentPassword } }),
  })
}
