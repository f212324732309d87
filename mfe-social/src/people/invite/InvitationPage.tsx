import type { Person } from '@potluck/api/fields'
import { lookAtInvitation } from '@potluck/api/friends'
import { Answered } from '@potluck/parts'
import { ComeIn } from '@potluck/parts/ComeIn'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, PageLayout } from '@potluck/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { InvitedMember } from './InvitedMember.tsx'
import { InviterCard } from './InviterCard.tsx'

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

/** What a link that makes friends opens: who invites, what Potluck is, and the way to say yes. */
export function InvitationPage() {
  const { t } = useTranslation('social')
  const { secret = '' } = useParams()
  const { loggedIn } = useSession()
  useTitle(t('invitation.title'))
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
        answer={useInviter(secret)}
        loading={{ label: t('invitation.loading'), shape: 'text' }}
        failed={{ title: t('invitation.failed') }}
        gone={dead}
      >
        {(inviter) =>
          loggedIn ? (
            <InvitedMember inviter={inviter} secret={secret} />
          ) : (
            <InvitedGuest inviter={inviter} secret={secret} />
          )
        }
      </Answered>
    </PageLayout>
  )
}

/** Somebody without an account: they are told what they would join. */
function InvitedGuest({ inviter, secret }: { readonly inviter: Person; readonly secret: string }) {
  const { t } = useTranslation('social')
  const path = paths.friendInvitation(secret)
  return (
    <InviterCard
      inviter={inviter}
      heading={t('invitation.from', { name: inviter.name })}
      text={t('invitation.whatPotluckIs')}
    >
      <ComeIn secret={secret} joined={path} invitation={path} />
    </InviterCard>
  )
}
