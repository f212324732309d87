import { listThreads } from '@potluck/api/messages'
import { Answered } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { Button, onDemand, PageLayout, Stack } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { IconPencil } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ThreadRow } from '../threads/ThreadRow.tsx'
import classes from './MessagesPage.module.css'
import { NewMessageDialog } from './NewMessageDialog.tsx'
import { NoMessages } from './NoMessages.tsx'

const FoundMessages = onDemand(() => import('./FoundMessages.tsx').then((module) => module.FoundMessages))

const news = ['messages:new', 'messages:changed', 'friends:updated', 'live:connected'] as const

/** All conversations, the latest first. */
export function MessagesPage() {
  const { t } = useTranslation('social')
  const [choosing, setChoosing] = useState(false)
  const [search, setSearch] = useState('')
  useTitle(t('messages.title'))
  const write = (
    <Button variant="primary" icon={<IconPencil />} onClick={() => setChoosing(true)}>
      {t('messages.new')}
    </Button>
  )
  return (
    <PageLayout title={t('messages.title')} width="reading" mainAction={write} mainActionFloats>
      <Stack gap={4}>
        <SearchField
          label={t('search.label')}
          clearLabel={t('search.clear')}
          value={search}
          maxLength={200}
          onChange={setSearch}
        />
        {search.trim() === '' ? <Threads /> : <FoundMessages search={search.trim()} />}
      </Stack>
      {choosing && <NewMessageDialog onClose={() => setChoosing(false)} />}
    </PageLayout>
  )
}

function Threads() {
  const { t } = useTranslation('social')
  const threads = useAnswer(listThreads, {})
  useRefetchOn(news, listThreads)
  return (
    <Answered
      answer={threads}
      loading={{ label: t('messages.loading'), shape: 'rows', count: 5 }}
      failed={{ title: t('messages.failed'), safe: t('messages.safe') }}
      empty={<NoMessages />}
    >
      {(rows) => (
        <ul aria-label={t('messages.title')} className={classes.list}>
          {rows.map((thread) => (
            <li key={thread.otherUser.id}>
              <ThreadRow thread={thread} />
            </li>
          ))}
        </ul>
      )}
    </Answered>
  )
}
