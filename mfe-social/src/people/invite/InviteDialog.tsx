import { inviteFriends, listFriendInvitations } from '@potluck/api/friends'
import { deleteInvitation, type Invitation } from '@potluck/api/invitations'
import { useFormats } from '@potluck/parts'
import { useGiveAddress } from '@potluck/parts/useGiveAddress'
import { useAnswer, useCall, useRefetchOn } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, Note, onDemand, Row, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconLink, IconShare } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShowRecipes } from './ShowRecipes.tsx'

const QrCode = onDemand(() => import('@potluck/ui/qr-code').then((module) => module.QrCode), 'part')

const addressOf = (secret: string): string => new URL(href(paths.friendInvitation(secret)), document.baseURI).href

/** Refetches when a link was used. */
const news = ['friends:updated', 'live:connected'] as const

/** Creates an invitation link with a QR code, and lists the active ones. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('social')
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null)
  useRefetchOn(news, listFriendInvitations)
  const making = useCall(inviteFriends, { changes: [listFriendInvitations] })
  const open = useAnswer(listFriendInvitations, {}).data ?? []
  const make = () => making.mutate({ body: {} }, { onSuccess: setMade })
  return (
    <Modal opened onClose={onClose} title={t('invite.title')} closeLabel={t('close')} size="small">
      <Stack gap={5}>
        <Text>{t('invite.about', { count: 5 })}</Text>
        {made === null ? (
          <Button variant="primary" wide busy={making.isPending} onClick={make}>
            {t('invite.make')}
          </Button>
        ) : (
          <MadeLink address={addressOf(made.secret)} />
        )}
        <ShowRecipes />
        {making.isError && <Note tone="danger">{t('invite.failed')}</Note>}
        {open.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="small">
              {t('invite.stillOpen')}
            </Heading>
            <ul aria-label={t('invite.stillOpen')}>
              {open.map((invitation) => (
                <li key={invitation.id}>
                  <OpenInvitation
                    invitation={invitation}
                    onTakenBack={() => invitation.id === made?.id && setMade(null)}
                  />
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Modal>
  )
}

function MadeLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('social')
  const { copy, share } = useGiveAddress(t('invite.copied'))
  // The button that had the focus is removed.
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => copyButton.current?.focus(), [])
  return (
    <Stack gap={4}>
      <QrCode text={address} label={t('invite.code')} />
      <Text size="small" tone="soft">
        {t('invite.scan')}
      </Text>
      <Row>
        <Button ref={copyButton} variant="primary" icon={<IconLink />} onClick={() => void copy(address)}>
          {t('invite.copy')}
        </Button>
        {share && (
          <Button icon={<IconShare />} onClick={() => void share(address, t('invite.shareTitle'))}>
            {t('profile.share')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

interface OpenInvitationProps {
  readonly invitation: Invitation
  readonly onTakenBack: () => void
}

function OpenInvitation({ invitation, onTakenBack }: OpenInvitationProps) {
  const { t } = useTranslation('social')
  const { date } = useFormats()
  const host = useHost()
  const taking = useCall(deleteInvitation, {
    changes: [listFriendInvitations],
    onError: () => host.toast({ message: t('invite.takeBackFailed'), tone: 'problem' }),
  })
  return (
    <ListRow
      title={t('invite.usesLeft', { count: invitation.usesLeft })}
      subtitle={t('invite.until', { date: date(invitation.expiresAt) })}
      trailing={
        <Button
          busy={taking.isPending}
          onClick={() => taking.mutate({ params: { id: invitation.id } }, { onSuccess: onTakenBack })}
        >
          {t('invite.takeBack')}
        </Button>
      }
    />
  )
}
