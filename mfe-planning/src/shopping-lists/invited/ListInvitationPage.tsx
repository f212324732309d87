import { acceptListInvitation, previewListInvitation } from '@potluck/api/list-invitations'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import { AcceptInvitation } from '@potluck/parts/AcceptInvitation'
import { ComeIn } from '@potluck/parts/ComeIn'
import { InvitationLayout } from '@potluck/parts/InvitationLayout'
import { useInvitation } from '@potluck/parts/useInvitation'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, Heading, LinkButton, Note, Stack, Text } from '@potluck/ui'
import { IconShoppingCart } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

/** The page of an invitation link: the owner of the list, and a button to join it. */
export function ListInvitationPage() {
  const { t } = useTranslation('planning')
  const { secret = '' } = useParams()
  const { account, loggedIn } = useSession()
  const invitation = useInvitation(previewListInvitation, { body: { secret } })
  return (
    <InvitationLayout
      title={t('invited.title')}
      answer={invitation}
      loading={t('invited.loading')}
      failed={t('invited.failed')}
      dead={{ title: t('invited.dead'), next: t('invited.deadNext') }}
      home={{ path: paths.shoppingLists(), label: t('invited.toLists') }}
    >
      {({ list, from, takesAccounts }) => (
        <Card padding="large">
          <Stack gap={4}>
            <Heading>
              <bdi>{list.title}</bdi>
            </Heading>
            <Text>{t('invited.from', { name: from.name })}</Text>
            <Text tone="soft">{t('invited.how')}</Text>
            {account?.id === from.id ? (
              <Own listId={list.id} />
            ) : loggedIn ? (
              <Join secret={secret} />
            ) : (
              <ComeIn
                secret={secret}
                joined={paths.shoppingList(list.id)}
                invitation={paths.listInvitation(secret)}
                takesAccounts={takesAccounts}
              />
            )}
          </Stack>
        </Card>
      )}
    </InvitationLayout>
  )
}

function Own({ listId }: { readonly listId: string }) {
  const { t } = useTranslation('planning')
  return (
    <Stack gap={3}>
      <Note>{t('invited.own')}</Note>
      <LinkButton href={href(paths.shoppingList(listId))}>{t('invited.toList')}</LinkButton>
    </Stack>
  )
}

function Join({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const joining = useCall(acceptListInvitation, {
    changes: [listShoppingLists],
    onSuccess: ({ listId }) => host.navigate(paths.shoppingList(listId), { replace: true }),
  })
  return (
    <Stack gap={3}>
      <AcceptInvitation
        label={t('invited.join')}
        icon={<IconShoppingCart />}
        accepting={joining}
        problems={{ dead: t('invited.dead'), refused: t('invited.refused'), failed: t('invited.joinFailed') }}
        onAccept={() => joining.mutate({ body: { secret } })}
      />
    </Stack>
  )
}
