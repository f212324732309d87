import { type Message, searchMessages } from '@potluck/api/messages'
import { Answered, useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { Avatar, EmptyState, ListRow } from '@potluck/ui/content'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namedPerson } from '../threads/named-person.ts'
import { aroundMatch } from './around-match.ts'
import classes from './MessagesPage.module.css'

/** Pause in typing before the server is asked, milliseconds. */
const debounceMs = 250

/** Messages that contain the typed text, the newest first; each opens in its conversation. */
export function FoundMessages({ search }: { readonly search: string }) {
  const { t } = useTranslation('social')
  const [query, setQuery] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setQuery(search), debounceMs)
    return () => clearTimeout(timer)
  }, [search])
  const matches = useAnswer(searchMessages, { query: { query } }, { placeholderData: keepPreviousData })
  return (
    <Answered
      answer={matches}
      loading={{ label: t('search.loading'), shape: 'rows', count: 5 }}
      failed={{ title: t('search.failed') }}
      empty={<EmptyState picture="search" title={t('search.nothing', { search: query })} />}
    >
      {(messages) => (
        <ul aria-label={t('search.found')} className={classes.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <FoundRow message={message} query={query} />
            </li>
          ))}
        </ul>
      )}
    </Answered>
  )
}

function FoundRow({ message, query }: { readonly message: Message; readonly query: string }) {
  const { t } = useTranslation('social')
  const { relativeDate } = useFormats()
  const { account } = useSession()
  const { otherUser: other, fromUser, createdAt, body, id } = message
  const otherUser = namedPerson(other, t('messages.deletedAccount'))
  const { before, match, after } = aroundMatch(body, query)
  return (
    <ListRow
      href={`${href(paths.thread(otherUser.id))}?until=${encodeURIComponent(id)}`}
      leading={<Avatar name={otherUser.name} />}
      title={<bdi>{otherUser.name}</bdi>}
      subtitle={
        <span className={classes.found}>
          {fromUser.id === account?.id && t('messages.you')}{' '}
          <bdi>
            {before}
            <mark>{match}</mark>
            {after}
          </bdi>
        </span>
      }
      trailing={
        <Text as="span" size="small" tone="soft">
          <time dateTime={createdAt}>{relativeDate(createdAt)}</time>
        </Text>
      }
    />
  )
}
