import type { Person } from '@potluck/api/fields'
import type { Friendship } from '@potluck/api/friends'
import { Answered, useFormats } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, LinkButton, PageLayout, Row, Stack } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKitchens } from '../kitchens/OwnKitchens.tsx'
import { BlockedPeople } from '../people/BlockedPeople.tsx'
import { EmailInvitations } from '../people/EmailInvitations.tsx'
import { FindPerson } from '../people/FindPerson.tsx'
import { FriendRow } from '../people/FriendRow.tsx'
import { byName } from '../people/friendship.ts'
import { InviteFriends } from '../people/invite/InviteFriends.tsx'
import { OwnHandle } from '../people/OwnHandle.tsx'
import { PersonCard } from '../people/PersonCard.tsx'
import { RowList } from '../people/RowList.tsx'
import { useFollowFriends, useFriendships } from '../people/useFriendships.ts'

/** The page of the households, friends and requests, with a search for people. */
export function PeoplePage() {
  const { t } = useTranslation('social')
  useFollowFriends()
  useTitle(t('people.title'))
  return (
    <PageLayout
      title={t('people.title')}
      width="reading"
      actions={<LinkButton href={href(paths.messages())}>{t('messages.title')}</LinkButton>}
    >
      <Stack gap={8}>
        <OwnKitchens />
        <Stack gap={3}>
          <FindPerson />
          <Row>
            <InviteFriends />
          </Row>
        </Stack>
        <Friends />
        <EmailInvitations />
        <BlockedPeople />
        <OwnHandle />
      </Stack>
    </PageLayout>
  )
}

function Friends() {
  const { t } = useTranslation('social')
  return (
    <Answered
      answer={useFriendships()}
      loading={{ label: t('people.loading'), shape: 'rows', count: 4 }}
      failed={{ title: t('people.failed'), safe: t('people.safe') }}
      isEmpty={({ incomingRequests, friends, outgoingRequests }) =>
        incomingRequests.length + friends.length + outgoingRequests.length === 0
      }
      empty={
        <EmptyState picture="people" title={t('people.emptyTitle')}>
          {t('people.emptyText')}
        </EmptyState>
      }
    >
      {({ incomingRequests, friends, outgoingRequests }) => (
        <>
          <Section title={t('people.incoming')} people={incomingRequests}>
            {(person) => <PersonCard person={person} />}
          </Section>
          <Section title={t('people.friends')} people={friends} layout="rows">
            {(person) => <FriendRow person={person} />}
          </Section>
          <Section title={t('people.outgoing')} people={outgoingRequests}>
            {(person) => <PersonCard person={person} />}
          </Section>
        </>
      )}
    </Answered>
  )
}

interface SectionProps {
  readonly title: string
  readonly people: readonly Friendship[]
  readonly layout?: 'cards' | 'rows'
  readonly children: (person: Person) => ReactNode
}

function Section({ title, people, layout = 'cards', children }: SectionProps) {
  const id = useId()
  const { compare } = useFormats()
  if (people.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading id={id}>{title}</Heading>
      <RowList labelledBy={id} layout={layout}>
        {byName(people, compare).map((person) => (
          <li key={person.id}>{children(person)}</li>
        ))}
      </RowList>
    </Stack>
  )
}
