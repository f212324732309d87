import { findByHandle } from '@potluck/api/people'
import { Answered, BackLink } from '@potluck/parts'
import { useAnswer, useAskedAgain } from '@potluck/platform/answers'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, ErrorState, Heading, LinkButton, PageLayout, Stack, Text } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import { IconBook } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FriendshipActions } from './FriendshipActions.tsx'
import { friendshipWith } from './friendship.ts'
import classes from './ProfilePage.module.css'
import { Together } from './Together.tsx'
import { useFollowFriends, useFriendships } from './useFriendships.ts'

const news = ['friends:updated'] as const

/** A person as everybody who knows their handle sees them. */
export function ProfilePage() {
  const { t } = useTranslation('social')
  const { handle = '' } = useParams()
  const { account } = useSession()
  const profile = useAnswer(findByHandle, { params: { handle: handle.toLowerCase() } })
  useFollowFriends()
  useAskedAgain(news, findByHandle)
  const { data: friends } = useFriendships()
  useTitle(profile.data?.name ?? `@${handle}`)
  return (
    <PageLayout
      title={<bdi>@{handle}</bdi>}
      leading={<BackLink href={href(paths.people())} label={t('people.title')} />}
      width="reading"
    >
      <Answered
        answer={profile}
        loading={{ label: t('profile.loading'), shape: 'text', count: 3 }}
        failed={{ title: t('profile.failed') }}
        gone={
          <ErrorState
            title={t('profile.nobody', { handle })}
            next={t('profile.nobodyNext')}
            action={<LinkButton href={href(paths.people())}>{t('people.title')}</LinkButton>}
          />
        }
      >
        {(person) => (
          <Stack gap={8}>
            <Card className={classes.profile} padding="large">
              <Avatar name={person.name} size="large" />
              <div>
                <Heading>
                  <bdi>{person.name}</bdi>
                </Heading>
                <Text tone="soft">
                  <bdi>@{person.handle}</bdi>
                </Text>
              </div>
              <FriendshipActions person={person} />
              {person.id !== account?.id && (
                <LinkButton href={href(paths.list('main', { userId: person.id }))} icon={<IconBook />}>
                  {t('profile.recipes')}
                </LinkButton>
              )}
              {friends && person.id !== account?.id && friendshipWith(friends, person.id) !== 'friend' && (
                <Text tone="soft">{t('profile.whatFriendsDo')}</Text>
              )}
            </Card>
            {friends && friendshipWith(friends, person.id) === 'friend' && <Together person={person} />}
          </Stack>
        )}
      </Answered>
    </PageLayout>
  )
}
