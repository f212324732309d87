import { blockPerson, listBlocked, unblockPerson } from '@potluck/api/blocks'
import type { Person } from '@potluck/api/fields'
import { listFriends } from '@potluck/api/friends'
import { listKitchens } from '@potluck/api/kitchens'
import { listThreads } from '@potluck/api/messages'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useAsk } from '@potluck/platform/useAsk'
import { useTranslation } from 'react-i18next'
import { useWordsOfKitchens } from './useWordsOfKitchens.ts'

/** The people whom the member has blocked, the latest first. */
export const useBlocked = () => useAnswer(listBlocked, {})

export interface Block {
  readonly isBlocked: boolean
  /** Blocks after a confirmation. */
  block(): Promise<void>
  unblock(): void
}

/** Whether the member has blocked a person, and functions to block and unblock. */
export function useBlock({ id, name }: Person): Block {
  const { t } = useTranslation('social')
  const host = useHost()
  const blocked = useBlocked().data ?? []
  const askAgain = useRefetch(listBlocked, listFriends, listThreads)
  const outcome = {
    onSettled: askAgain,
    onError: () => host.toast({ message: t('friendship.failed', { name }), tone: 'problem' }),
  }
  const block = useCall(blockPerson, outcome)
  const unblock = useCall(unblockPerson, outcome)
  const input = { params: { id } }
  const askForKitchens = useAsk(listKitchens)
  const wordsOfKitchens = useWordsOfKitchens()
  /** `onError` has reported it. */
  const ignore = () => {}
  return {
    isBlocked: blocked.some((person) => person.id === id),
    async block() {
      // Without a connection nobody is blocked either.
      const ofKitchens = await askForKitchens({}).then(
        (kitchens) => wordsOfKitchens(kitchens, id),
        () => [],
      )
      const sure = await host.confirm({
        title: t('block.title', { name }),
        message: [t('block.text', { name }), ...ofKitchens].join(' '),
        confirm: t('block.block'),
        destructive: true,
      })
      if (!sure) return
      await block
        .mutateAsync(input)
        .then(() => host.toast({ message: t('block.done', { name }), tone: 'done' }), ignore)
    },
    unblock: () =>
      void unblock
        .mutateAsync(input)
        .then(() => host.toast({ message: t('block.undone', { name }), tone: 'done' }), ignore),
  }
}
