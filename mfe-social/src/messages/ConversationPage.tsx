import { ApiError } from '@potluck/api/errors'
import type { Person } from '@potluck/api/fields'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, ErrorState, Link, LinkButton, PageLayout, SkeletonScreen } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '../BackLink.tsx'
import { useFollowFriends } from '../people/useFriends.ts'
import { Conversation } from './Conversation.tsx'
import classes from './ConversationPage.module.css'
import { usePerson } from './usePerson.ts'

/** The conversation with one person, or what stands for it while it comes or when it cannot. */
export function ConversationPage() {
  const { t } = useTranslation('social')
  const { otherUserId = '' } = useParams()
  const { data: person, error, isFetching, refetch } = usePerson(otherUserId)
  useFollowFriends()
  useTitle(person?.name ?? t('messages.title'))
  if (person) {
    return (
      <ConversationFrame title={<PersonName person={person} />}>
        <Conversation key={person.id} otherUser={person} />
      </ConversationFrame>
    )
  }
  const isNobody = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <ConversationFrame title={t('messages.title')}>
      {isNobody ? (
        <ErrorState
          title={t('conversation.nobody')}
          next={t('conversation.nobodyNext')}
          action={<LinkButton href={href(paths.messages())}>{t('messages.title')}</LinkButton>}
        />
      ) : error ? (
        <ErrorState
          title={t('conversation.failed')}
          safe={t('messages.safe')}
          retryLabel={t('tryAgain')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonScreen label={t('conversation.loading')} shape="text" />
      )}
    </ConversationFrame>
  )
}

function ConversationFrame({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation('social')
  return (
    <PageLayout
      title={title}
      leading={<BackLink href={href(paths.messages())} label={t('messages.title')} />}
      width="reading"
      className={classes.content}
    >
      {children}
    </PageLayout>
  )
}

function PersonName({ person: { name, handle } }: { readonly person: Person }) {
  return (
    <span className={classes.person}>
      <Avatar name={name} size="small" />
      <bdi>
        {handle === null ? (
          name
        ) : (
          <Link variant="plain" href={href(paths.profile(handle))}>
            {name}
          </Link>
        )}
      </bdi>
    </span>
  )
}
