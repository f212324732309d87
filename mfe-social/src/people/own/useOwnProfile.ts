import { account } from '@potluck/api/account'
import type { CallInput } from '@potluck/api/endpoint'
import { listProfileItems } from '@potluck/api/profile-items'
import { getOwnProfile, type OwnProfile, updateProfile } from '@potluck/api/profiles'
import { answerKey, useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'

export type ProfileChange = CallInput<typeof updateProfile>['body']

/** The member's profile as they write it. */
export const useOwnProfile = () => useAnswer(getOwnProfile, {})

/** Changes the own profile; the server's answer is displayed everywhere. */
export function useSaveProfile(onSaved?: (saved: OwnProfile) => void) {
  const host = useHost()
  const client = useQueryClient()
  return useCall(updateProfile, {
    onSuccess(saved) {
      client.setQueryData(answerKey(getOwnProfile, {}), saved)
      client.setQueryData(answerKey(listProfileItems, {}), saved.profileItems)
      host.accountChanged(account.parse(saved))
      onSaved?.(saved)
    },
  })
}

/**
 * A switch of the own profile with an optimistic state, which is reverted after a refusal.
 * @param failed text of the error after a refusal
 */
export function useSwitchProfile(failed: string) {
  const host = useHost()
  const client = useQueryClient()
  const queryKey = answerKey(getOwnProfile, {})
  const save = useSaveProfile()
  return (change: Pick<ProfileChange, 'enableProfile' | 'findableByEmail' | 'profileVisibility'>) => {
    const before = client.getQueryData<OwnProfile>(queryKey)
    if (before) client.setQueryData(queryKey, { ...before, ...change })
    save.mutate(
      { body: change },
      {
        onError() {
          client.setQueryData(queryKey, before)
          host.toast({ message: failed, tone: 'problem' })
        },
      },
    )
  }
}
