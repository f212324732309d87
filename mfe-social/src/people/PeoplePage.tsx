import type { Person } from '@potluck/api/fields'
import type { Friendship } from '@potluck/api/friends'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore, useTitle } from '@potluck/platform/hooks'
import { EmptyState, ErrorState, Heading, PageLayout, SkeletonScreen, Stack } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FindPerson } from './FindPerson.tsx'
import { FriendRow } from './FriendRow.tsx'
import { byName } from './friendship.ts'
import { OwnHandle } from './OwnHandle.tsx'
import classes from './PeoplePage.module.css'
import { PersonCard } from './PersonCard.tsx'
import { useFollowFriends, useFriends } from './useFriends.ts'

/** Friends, open requests, and the way to find somebody new. */
export function PeoplePage() {
  const { t } = useTranslation('social')
  useFollowFriends()
  useTitle(t('people.title'))
  return (
    <PageLayout title={t('people.title')} width="reading">
      <Stack gap={8}>
        <FindPerson />
        <Friends />
        <OwnHandle />
      </Stack>
    </PageLayout>
  )
}

function Friends() {
  const { t } = useTranslation('social')
  const { data, error, isFetching, refetch } = useFriends()
  if (data) {
    const { incomingRequests, friends, outgoingRequests } = data
    if (incomingRequests.length + friends.length + outgoingRequests.length === 0) {
      return (
        <EmptyState picture="table" title={t('people.emptyTitle')}>
          {t('people.emptyText')}
        </EmptyState>
      )
    }
    return (
      <>
        <Section title={t('people.incoming')} people={incomingRequests}>
          {(person) => <PersonCard person={person} />}
        </Section>
        <Section title={t('people.friends')} people={friends}>
          {(person) => <FriendRow person={person} />}
        </Section>
        <Section title={t('people.outgoing')} people={outgoingRequests}>
          {(person) => <PersonCard person={person} />}
        </Section>
      </>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t('people.failed')}
        safe={t('people.safe')}
        retryLabel={t('tryAgain')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return <SkeletonScreen label={t('people.loading')} shape="rows" count={4} />
}

interface SectionProps {
  readonly title: string
  readonly people: readonly Friendship[]
  readonly children: (person: Person) => ReactNode
}

function Section({ title, people, children }: SectionProps) {
  const id = useId()
  const language = useStore(useHost().language)
  if (people.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading id={id}>{title}</Heading>
      <ul aria-labelledby={id} className={classes.list}>
        {byName(people, language).map((person) => (
          <li key={person.id}>{children(person)}</li>
        ))}
      </ul>
    </Stack>
  )
}
