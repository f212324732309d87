import type { Person } from '@potluck/api/fields'
import { listThreads, muteThread, type Thread } from '@potluck/api/messages'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'

/**
 * Whether the member is notified of a person's messages, and how to change it.
 * @param isAsked whether to fetch it
 */
export function useMute({ id, name }: Person, isAsked: boolean) {
  const { t } = useTranslation('social')
  const host = useHost()
  const select = (threads: readonly Thread[]) => threads.some(({ otherUser, muted }) => muted && otherUser.id === id)
  const { data: isMuted = false } = useAnswer(listThreads, isAsked ? {} : null, { select })
  const { mutate } = useCall(muteThread, {
    changes: [listThreads],
    onError: () => host.toast({ message: t('friendship.failed', { name }), tone: 'problem' }),
    onSuccess: (_done, { body }) =>
      host.toast({ message: t(body.muted ? 'mute.muted' : 'mute.unmuted', { name }), tone: 'done' }),
  })
  return { isMuted, setMuted: (muted: boolean) => mutate({ params: { user: id }, body: { muted } }) }
}
