import { previewKitchenLink } from '@potluck/api/kitchen-links'
import { roleOf } from '@potluck/api/kitchen-roles'
import { listKitchens } from '@potluck/api/kitchens'
import { ComeIn } from '@potluck/parts/ComeIn'
import { InvitationLayout } from '@potluck/parts/InvitationLayout'
import { useInvitation } from '@potluck/parts/useInvitation'
import { useAnswer } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { InviterCard } from '../../people/invite/InviterCard.tsx'
import { JoinKitchen } from './JoinKitchen.tsx'

/** The page of a link into a kitchen: who invites, into which kitchen, in which role, and buttons to join. */
export function KitchenInvitationPage() {
  const { t } = useTranslation('social')
  const { secret = '' } = useParams()
  const { loggedIn } = useSession()
  const invitation = useInvitation(previewKitchenLink, { body: { secret } })
  const own = useAnswer(listKitchens, loggedIn ? {} : null).data
  return (
    <InvitationLayout
      title={t('kitchenInvitation.title')}
      answer={invitation}
      loading={t('invitation.loading')}
      failed={t('invitation.failed')}
      dead={{ title: t('invitation.dead'), next: t('invitation.deadNext') }}
      home={{ path: paths.home(), label: t('invitation.toRecipes') }}
    >
      {({ from, kitchen, role, takesAccounts }) => (
        <InviterCard
          inviter={from}
          heading={t('kitchenInvitation.from', { name: from.name, kitchen: kitchen.name })}
          text={`${t(`kitchens.youAs.${roleOf(role)}`)} ${t('kitchenInvitation.friends')}`}
        >
          {!loggedIn ? (
            <>
              <Text tone="soft">{t('kitchenInvitation.whatPotluckIs')}</Text>
              <ComeIn
                secret={secret}
                joined={paths.kitchen(kitchen.id)}
                invitation={paths.kitchenInvitation(secret)}
                takesAccounts={takesAccounts}
              />
            </>
          ) : own?.kitchens.some(({ id }) => id === kitchen.id) ? (
            <>
              <Text>{t('kitchenInvitation.isIn')}</Text>
              <LinkButton variant="primary" href={href(paths.kitchen(kitchen.id))}>
                {t('kitchenInvitation.toKitchen')}
              </LinkButton>
            </>
          ) : (
            <JoinKitchen secret={secret} />
          )}
        </InviterCard>
      )}
    </InvitationLayout>
  )
}
