import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, Card, ErrorState, Heading, LinkButton, PageLayout, SkeletonScreen, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '../BackLink.tsx'
import { FriendshipActions } from './FriendshipActions.tsx'
import classes from './ProfilePage.module.css'
import { useFindPerson } from './useFindPerson.ts'
import { useFollowFriends } from './useFriends.ts'

/** A person as everybody who knows their handle sees them. */
export function ProfilePage() {
  const { t } = useTranslation('social')
  const { handle = '' } = useParams()
  const { data: person, error, isFetching, refetch } = useFindPerson({ how: 'handle', value: handle.toLowerCase() })
  useFollowFriends()
  useTitle(person?.name ?? `@${handle}`)
  return (
    <PageLayout
      title={<bdi>@{handle}</bdi>}
      leading={<BackLink href={href(paths.people())} label={t('people.title')} />}
      width="reading"
    >
      {person ? (
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
        </Card>
      ) : person === null ? (
        <ErrorState
          title={t('profile.nobody', { handle })}
          next={t('profile.nobodyNext')}
          action={<LinkButton href={href(paths.people())}>{t('people.title')}</LinkButton>}
        />
      ) : error ? (
        <ErrorState
          title={t('profile.failed')}
          retryLabel={t('tryAgain')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonScreen label={t('profile.loading')} shape="text" count={3} />
      )}
    </PageLayout>
  )
}
