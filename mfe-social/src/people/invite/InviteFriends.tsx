import { Button, onDemand } from '@potluck/ui'
import { IconShare } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog), 'dialog')

/** A button that invites people by link or QR code. */
export function InviteFriends() {
  const { t } = useTranslation('social')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button icon={<IconShare />} onClick={() => setOpened(true)}>
        {t('invite.open')}
      </Button>
      {opened && <InviteDialog onClose={() => setOpened(false)} />}
    </>
  )
}
