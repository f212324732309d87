import { inviteFriends, listFriendInvitations } from '@potluck/api/friends'
import { deleteInvitation, listInvitations } from '@potluck/api/invitations'
import { useAnswer, useCall, useRefetchOn } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MadeLink } from '../../links/MadeLink.tsx'
import { OpenLinks } from '../../links/OpenLinks.tsx'
import { ShowRecipes } from './ShowRecipes.tsx'

const addressOf = (secret: string): string => new URL(href(paths.friendInvitation(secret)), document.baseURI).href

/** Refetches when a link was used. */
const news = ['friends:updated', 'live:connected'] as const

/** Creates an invitation link with a QR code, and lists the active ones. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('social')
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null)
  useRefetchOn(news, listFriendInvitations)
  const making = useCall(inviteFriends, { changes: [listFriendInvitations] })
  const takesAccounts = useAnswer(listInvitations, {}).data?.takesAccounts !== false
  const taking = useCall(deleteInvitation, { changes: [listFriendInvitations] })
  const open = useAnswer(listFriendInvitations, {}).data ?? []
  const make = () => making.mutate({ body: {} }, { onSuccess: setMade })
  return (
    <Modal opened onClose={onClose} title={t('invite.title')} closeLabel={t('close')} size="small">
      <Stack gap={5}>
        <Text>{t(takesAccounts ? 'invite.about' : 'invite.aboutClosed', { count: 5 })}</Text>
        {made === null ? (
          <Button variant="primary" wide busy={making.isPending} onClick={make}>
            {t('invite.make')}
          </Button>
        ) : (
          <MadeLink address={addressOf(made.secret)} title={t('invite.shareTitle')} />
        )}
        <ShowRecipes />
        {making.isError && <Note tone="danger">{t('invite.failed')}</Note>}
        <OpenLinks
          links={open}
          takeBack={(id) => taking.mutateAsync({ params: { id } })}
          onTakenBack={(id) => id === made?.id && setMade(null)}
        />
      </Stack>
    </Modal>
  )
}
