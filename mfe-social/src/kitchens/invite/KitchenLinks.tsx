import { listInvitations } from '@potluck/api/invitations'
import { createKitchenLink, deleteKitchenLink, listKitchenLinks } from '@potluck/api/kitchen-links'
import { type RoleWord, roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, Note, Stack, Text } from '@potluck/ui'
import { IconLink } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MadeLink } from '../../links/MadeLink.tsx'
import { OpenLinks } from '../../links/OpenLinks.tsx'
import type { InvitedRole } from '../roles.ts'
import { useFailureWords } from '../useFailureWords.ts'

interface Props {
  readonly kitchen: Kitchen
  /** The role of whoever opens a new link. */
  readonly role: InvitedRole
}

interface NewLink {
  readonly id: string
  readonly secret: string
  readonly role: RoleWord
}

const addressOf = (secret: string): string => new URL(href(paths.kitchenInvitation(secret)), document.baseURI).href

/** Makes links into a kitchen, each displayed once with its code, and lists those that still open. */
export function KitchenLinks({ kitchen, role }: Props) {
  const { t } = useTranslation('social')
  const why = useFailureWords()
  const params = { id: kitchen.id }
  const [made, setMade] = useState<NewLink | null>(null)
  const making = useCall(createKitchenLink, { changes: [listKitchenLinks] })
  const takesAccounts = useAnswer(listInvitations, {}).data?.takesAccounts !== false
  const taking = useCall(deleteKitchenLink, { changes: [listKitchenLinks] })
  const { account } = useSession()
  const open = useAnswer(listKitchenLinks, { params }).data ?? []
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {t('kitchens.byLink')}
      </Heading>
      <Text tone="soft">{t(takesAccounts ? 'kitchens.linkAbout' : 'kitchens.linkAboutClosed', { count: 5 })}</Text>
      {made && roleOf(made.role) === role ? (
        <MadeLink address={addressOf(made.secret)} title={kitchen.name} />
      ) : (
        <Button
          wide
          icon={<IconLink />}
          busy={making.isPending}
          onClick={() => making.mutate({ params, body: { role } }, { onSuccess: setMade })}
        >
          {t('invite.make')}
        </Button>
      )}
      {making.isError && <Note tone="danger">{why(making.error)}</Note>}
      <OpenLinks
        links={open}
        takeBack={(linkId) => taking.mutateAsync({ params: { ...params, linkId } })}
        about={({ role: as, maker }) =>
          [
            t(`kitchens.role.${roleOf(as)}`),
            ...(maker.id === account?.id ? [] : [t('kitchens.linkOf', { name: maker.name })]),
          ].join(' · ')
        }
        onTakenBack={(id) => id === made?.id && setMade(null)}
      />
    </Stack>
  )
}
