import { ApiError } from '@potluck/api/errors'
import type { Person } from '@potluck/api/fields'
import { acceptInvitation, listFriends, lookAtInvitation } from '@potluck/api/friends'
import { Answered } from '@potluck/parts'
import { ComeIn } from '@potluck/parts/ComeIn'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Card, ErrorState, Heading, LinkButton, Note, PageLayout, Stack, Text } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import { IconUserCheck } from '@potluck/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { friendshipWith } from '../friendship.ts'
import classes from '../profile/ProfilePage.module.css'
import { useFriendships } from '../useFriendships.ts'

/** Who invites with a link, asked for once: a dead link stays dead. */
function useInviter(secret: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: ['inviter', secret],
    queryFn: async ({ signal }) => (await api.call(lookAtInvitation, { body: { secret } }, { signal })).data.from,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a link that makes friends opens: who invites, and the way to say yes. */
export function InvitationPage() {
  const { t } = useTranslation('social')
  const { secret = '' } = useParams()
  const { loggedIn } = useSession()
  const inviter = useInviter(secret)
  useTitle(t('invitation.title'))
  const path = paths.friendInvitation(secret)
  const dead = (
    <ErrorState
      title={t('invitation.dead')}
      next={t('invitation.deadNext')}
      action={
        <LinkButton href={href(loggedIn ? paths.people() : paths.welcome())}>
          {loggedIn ? t('people.title') : t('profile.toWelcome')}
        </LinkButton>
      }
    />
  )
  return (
    <PageLayout title={t('invitation.title')} width="reading">
      <Answered
        answer={inviter}
        loading={{ label: t('invitation.loading'), shape: 'text' }}
        failed={{ title: t('invitation.failed') }}
        gone={dead}
      >
        {(from) => (
          <Card padding="large" className={classes.profile}>
            <Avatar name={from.name} size="large" />
            <Heading>
              <bdi>{t('invitation.from', { name: from.name })}</bdi>
            </Heading>
            <Text tone="soft">{t('profile.whatFriendsDo')}</Text>
            {loggedIn ? (
              <Accept inviter={from} secret={secret} />
            ) : (
              <ComeIn secret={secret} joined={path} invitation={path} />
            )}
          </Card>
        )}
      </Answered>
    </PageLayout>
  )
}

function Accept({ inviter, secret }: { readonly inviter: Person; readonly secret: string }) {
  const { t } = useTranslation('social')
  const { account } = useSession()
  const { data: friends } = useFriendships()
  const accepting = useCall(acceptInvitation, { changes: [listFriends] })
  if (account?.id === inviter.id) return <Note>{t('invitation.own')}</Note>
  if (accepting.isSuccess || (friends && friendshipWith(friends, inviter.id) === 'friend')) {
    return (
      <Stack gap={3}>
        <Text tone="done" role="status">
          {t('friendship.accepted', { name: inviter.name })}
        </Text>
        <LinkButton variant="primary" href={href(paths.people())}>
          {t('invitation.toFriends')}
        </LinkButton>
      </Stack>
    )
  }
  return (
    <Stack gap={3}>
      <Button
        variant="primary"
        icon={<IconUserCheck />}
        busy={accepting.isPending}
        onClick={() => accepting.mutate({ body: { secret } })}
      >
        {t('invitation.accept', { name: inviter.name })}
      </Button>
      {accepting.error && <Note tone="danger">{t(problemOf(accepting.error))}</Note>}
    </Stack>
  )
}

function problemOf(error: Error) {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 412) return 'invitation.dead'
  return status === 409 ? 'invitation.blocked' : 'invitation.acceptFailed'
}
