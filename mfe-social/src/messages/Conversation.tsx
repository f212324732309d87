import type { Person } from '@potluck/api/fields'
import { Answered } from '@potluck/parts'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, Note, Text, usePublishedHeight } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconArrowDown } from '@potluck/ui/icons'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FriendshipActions } from '../people/FriendshipActions.tsx'
import { friendshipWith } from '../people/friendship.ts'
import { useFriendships } from '../people/useFriendships.ts'
import { Composer } from './Composer.tsx'
import classes from './ConversationPage.module.css'
import { EarlierMessages } from './EarlierMessages.tsx'
import { MessageList } from './MessageList.tsx'
import { useConversation } from './useConversation.ts'
import { useDeleteMessage } from './useDeleteMessage.ts'
import { useOutbox } from './useOutbox.ts'
import { useReadingPlace } from './useReadingPlace.ts'
import { useReadReceipt } from './useReadReceipt.ts'
import { useVisibleMessages } from './useVisibleMessages.ts'

const none: readonly never[] = []

interface Props {
  readonly otherUser: Person
  /** A found message: the conversation is displayed up to it. */
  readonly until: string | null
}

/** The messages of a conversation, and the composer. */
export function Conversation({ otherUser, until }: Props) {
  const { t } = useTranslation('social')
  const { data: friends } = useFriendships()
  // While the friendship is loading, assume that the two are friends.
  const canWrite = !friends || friendshipWith(friends, otherUser.id) === 'friend'
  const ownId = useSession().account?.id ?? ''
  const conversation = useConversation(otherUser.id, until)
  const { outbox, waitsInMemory, send, sendAgain, discard } = useOutbox(otherUser.id)
  const bottom = useRef<HTMLDivElement>(null)
  // Toasts are above the composer.
  usePublishedHeight(bottom, '--bottom-bar-size')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = conversation
  const messages = useVisibleMessages(data, until === null ? outbox : none, ownId)
  useReadReceipt(otherUser.id, until === null ? messages : none)
  const remove = useDeleteMessage(otherUser.id)
  const { hasNews, showEnd } = useReadingPlace(messages)
  const fetchEarlier = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  return (
    <>
      <div className={classes.messages}>
        {hasNextPage && (
          <EarlierMessages
            loading={isFetchingNextPage}
            waits={conversation.isFetching || conversation.isFetchNextPageError}
            onWanted={fetchEarlier}
          />
        )}
        <Answered
          answer={{ ...conversation, data: data || outbox.length > 0 ? messages : undefined }}
          loading={{ label: t('conversation.loading'), shape: 'text' }}
          failed={{ title: t('conversation.failed'), safe: t('messages.safe') }}
          empty={
            <EmptyState picture="speech" title={t('conversation.emptyTitle', { name: otherUser.name })}>
              {canWrite && t('conversation.emptyText')}
            </EmptyState>
          }
        >
          {(shown) => (
            <MessageList
              messages={shown}
              otherUser={otherUser}
              found={until}
              sendAgain={sendAgain}
              discard={discard}
              remove={remove}
            />
          )}
        </Answered>
      </div>
      <div ref={bottom} className={classes.bottom}>
        {waitsInMemory && (
          <Text size="small" tone="soft">
            {t('conversation.waitsInMemory')}
          </Text>
        )}
        {hasNews && (
          <div className={classes.news}>
            <Button variant="primary" icon={<IconArrowDown />} onClick={showEnd}>
              {t('conversation.newMessage')}
            </Button>
          </div>
        )}
        {until !== null ? (
          <Note action={<LinkButton href={href(paths.thread(otherUser.id))}>{t('conversation.toNewest')}</LinkButton>}>
            {t('conversation.until')}
          </Note>
        ) : canWrite ? (
          <Composer otherUser={otherUser} onSend={send} />
        ) : (
          <Note action={<FriendshipActions person={otherUser} />}>
            {t('conversation.friendsOnly', { name: otherUser.name })}
          </Note>
        )}
      </div>
    </>
  )
}
