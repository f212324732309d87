import type { Person } from '@potluck/api/fields'
import { previewInvitation } from '@potluck/api/friends'
import { ComeIn } from '@potluck/parts/ComeIn'
import { InvitationLayout } from '@potluck/parts/InvitationLayout'
import { useInvitation } from '@potluck/parts/useInvitation'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { InvitedMember } from './InvitedMember.tsx'
import { InviterCard } from './InviterCard.tsx'

/** The page of an invitation link: who invites, what Potluck is, and buttons to accept. */
export function InvitationPage() {
  const { t } = useTranslation('social')
  const { secret = '' } = useParams()
  const { loggedIn } = useSession()
  const invitation = useInvitation(previewInvitation, { body: { secret } })
  return (
    <InvitationLayout
      title={t('invitation.title')}
      answer={invitation}
      loading={t('invitation.loading')}
      failed={t('invitation.failed')}
      dead={{ title: t('invitation.dead'), next: t('invitation.deadNext') }}
      home={{ path: paths.people(), label: t('people.title') }}
    >
      {({ from, takesAccounts }) =>
        loggedIn ? (
          <InvitedMember inviter={from} secret={secret} />
        ) : (
          <InvitedGuest inviter={from} secret={secret} takesAccounts={takesAccounts} />
        )
      }
    </InvitationLayout>
  )
}

interface GuestProps {
  readonly inviter: Person
  readonly secret: string
  readonly takesAccounts: boolean | undefined
}

/** Explains Potluck to a guest. */
function InvitedGuest({ inviter, secret, takesAccounts }: GuestProps) {
  const { t } = useTranslation('social')
  const path = paths.friendInvitation(secret)
  return (
    <InviterCard
      inviter={inviter}
      heading={t('invitation.from', { name: inviter.name })}
      text={t('invitation.whatPotluckIs')}
    >
      <ComeIn secret={secret} joined={path} invitation={path} takesAccounts={takesAccounts} />
    </InviterCard>
  )
}
