import { Button, onDemand } from '@potluck/ui'
import { IconShare } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog), 'dialog')

/** The way to invite whoever is not found here: by link or by a code to scan. */
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
