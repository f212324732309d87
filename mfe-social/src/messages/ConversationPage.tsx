import type { Person } from '@potluck/api/fields'
import { getPerson } from '@potluck/api/people'
import { Answered, BackLink } from '@potluck/parts'
import { PersonName } from '@potluck/parts/PersonName'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, PageLayout } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { PersonMenu } from '../people/PersonMenu.tsx'
import { useFollowFriends } from '../people/useFriendships.ts'
import { namedPerson } from '../threads/named-person.ts'
import { Conversation } from './Conversation.tsx'
import classes from './ConversationPage.module.css'
import { messageDrafts } from './message-draft.ts'

const news = ['friends:updated'] as const

/** Loads the page after the drafts are restored. */
export const loadConversationPage = () => messageDrafts.restore().then(() => ConversationPage)

/** The page of a conversation, with its loading and error states. */
function ConversationPage() {
  const { t } = useTranslation('social')
  const { otherUserId = '' } = useParams()
  const until = useSearchParams()[0].get('until')
  const person = useAnswer(getPerson, { params: { id: otherUserId } })
  useFollowFriends()
  useRefetchOn(news, getPerson)
  const gone = t('messages.deletedAccount')
  useTitle(person.data ? namedPerson(person.data, gone).name : t('messages.title'))
  return (
    <Answered
      answer={person}
      loading={{ label: t('conversation.loading'), shape: 'text' }}
      failed={{ title: t('conversation.failed'), safe: t('messages.safe') }}
      gone={
        <ErrorState
          title={t('conversation.nobody')}
          next={t('conversation.nobodyNext')}
          action={<LinkButton href={href(paths.messages())}>{t('messages.title')}</LinkButton>}
        />
      }
      frame={(face) => <ConversationFrame title={t('messages.title')}>{face}</ConversationFrame>}
    >
      {(known) => {
        const otherUser = namedPerson(known, gone)
        return (
          <ConversationFrame
            title={<Title person={otherUser} />}
            actions={known.name !== '' && <PersonMenu person={otherUser} mute />}
          >
            <Conversation key={`${otherUser.id} ${until}`} otherUser={otherUser} until={until} />
          </ConversationFrame>
        )
      }}
    </Answered>
  )
}

interface FrameProps {
  readonly title: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

function ConversationFrame({ title, actions, children }: FrameProps) {
  const { t } = useTranslation('social')
  return (
    <PageLayout
      title={title}
      leading={<BackLink href={href(paths.messages())} label={t('messages.title')} />}
      actions={actions}
      width="reading"
      className={classes.content}
    >
      {children}
    </PageLayout>
  )
}

function Title({ person }: { readonly person: Person }) {
  return (
    <span className={classes.person}>
      <Avatar name={person.name} size="small" />
      <PersonName person={person} />
    </span>
  )
}
