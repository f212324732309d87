import { account } from '@potluck/api/account'
import type { CallInput } from '@potluck/api/endpoint'
import { listProfileItems } from '@potluck/api/profile-items'
import { getOwnProfile, updateProfile } from '@potluck/api/profiles'
import { answerKey, type CallSettings, useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { optimistic } from '@potluck/platform/optimistic'
import { useQueryClient } from '@tanstack/react-query'

type SwitchChange = Pick<
  CallInput<typeof updateProfile>['body'],
  'enableProfile' | 'findableByEmail' | 'profileVisibility'
>

/** The member's profile as they write it. */
export const useOwnProfile = () => useAnswer(getOwnProfile, {})

/** Changes the own profile; the server's answer is displayed everywhere. */
export function useSaveProfile(settings: Pick<CallSettings<typeof updateProfile>, 'effects' | 'onError'> = {}) {
  const host = useHost()
  const client = useQueryClient()
  return useCall(updateProfile, {
    ...settings,
    onSuccess(saved) {
      client.setQueryData(answerKey(getOwnProfile, {}), saved)
      client.setQueryData(answerKey(listProfileItems, {}), saved.profileItems)
      host.accountChanged(account.parse(saved))
    },
  })
}

/**
 * A switch of the own profile with an optimistic state, which is reverted after a refusal.
 * @param failed text of the error after a refusal
 */
export function useSwitchProfile(failed: string) {
  const host = useHost()
  const save = useSaveProfile({
    effects: [
      optimistic(getOwnProfile, (profile, { body }) => {
        const { enableProfile = profile.enableProfile, findableByEmail = profile.findableByEmail } = body
        const { profileVisibility = profile.profileVisibility } = body
        return { ...profile, enableProfile, findableByEmail, profileVisibility }
      }),
    ],
    onError: () => host.toast({ message: failed, tone: 'problem' }),
  })
  return (body: SwitchChange) => save.mutate({ body })
}
