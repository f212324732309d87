import { useTitle } from '@potluck/platform/hooks'
import { Button, ErrorState, PageLayout, SkeletonScreen } from '@potluck/ui'
import { IconPencil } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './MessagesPage.module.css'
import { NewMessageDialog } from './NewMessageDialog.tsx'
import { NoMessages } from './NoMessages.tsx'
import { ThreadRow } from './ThreadRow.tsx'
import { useThreads } from './useThreads.ts'

/** All conversations, the latest first. */
export function MessagesPage() {
  const { t } = useTranslation('social')
  const [choosing, setChoosing] = useState(false)
  useTitle(t('messages.title'))
  const write = (
    <Button variant="primary" icon={<IconPencil />} onClick={() => setChoosing(true)}>
      {t('messages.new')}
    </Button>
  )
  return (
    <PageLayout title={t('messages.title')} width="reading" mainAction={write}>
      <Threads />
      {choosing && <NewMessageDialog onClose={() => setChoosing(false)} />}
    </PageLayout>
  )
}

function Threads() {
  const { t } = useTranslation('social')
  const { data: threads, error, isFetching, refetch } = useThreads()
  if (threads) {
    if (threads.length === 0) return <NoMessages />
    return (
      <ul aria-label={t('messages.title')} className={classes.list}>
        {threads.map((thread) => (
          <li key={thread.otherUser.id}>
            <ThreadRow thread={thread} />
          </li>
        ))}
      </ul>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t('messages.failed')}
        safe={t('messages.safe')}
        retryLabel={t('tryAgain')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return <SkeletonScreen label={t('messages.loading')} shape="rows" count={5} />
}
