import type { Kitchen } from '@potluck/api/kitchens'
import { Dialog } from '@potluck/parts/Dialog'
import { Button, Stack } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoleField } from '../RoleField.tsx'
import { type InvitedRole, invitedRoles } from '../roles.ts'
import { InviteFriends } from './InviteFriends.tsx'
import { KitchenLinks } from './KitchenLinks.tsx'

interface Props {
  readonly kitchen: Kitchen
  readonly onClose: () => void
}

/** Invites people into a kitchen in a role: friends, or by link. */
export function InvitePeopleDialog({ kitchen, onClose }: Props) {
  const { t } = useTranslation('social')
  const [role, setRole] = useState<InvitedRole>('cook')
  return (
    <Dialog
      title={t('kitchens.invite')}
      size="small"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('kitchens.done')}
        </Button>
      }
    >
      <Stack gap={6}>
        <RoleField label={t('kitchens.as')} roles={invitedRoles} value={role} onChange={setRole} />
        <KitchenLinks kitchen={kitchen} role={role} />
        <InviteFriends kitchen={kitchen} role={role} />
      </Stack>
    </Dialog>
  )
}
