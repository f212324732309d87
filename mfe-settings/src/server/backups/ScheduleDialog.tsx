import { type BackupSchedule, getBackups, updateBackupSchedule } from '@potluck/api/backups'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useCall } from '@potluck/platform/answers'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { AdminDialog } from './AdminDialog.tsx'

interface Props {
  readonly schedule: BackupSchedule
  readonly onClose: () => void
}

/** Stores another schedule. */
export function ScheduleDialog({ schedule, onClose }: Props) {
  const { t } = useTranslation('settings')
  const update = useCall(updateBackupSchedule, { changes: [getBackups] })
  async function act(proof: IdentityProof) {
    await update.mutateAsync({ body: { ...schedule, ...proof } })
  }
  const { isOn, at, keep } = schedule
  return (
    <AdminDialog title={t(isOn ? 'server.schedule.save' : 'server.schedule.turnOff')} act={act} onClose={onClose}>
      <Text>{isOn ? t('server.schedule.fixedAt', { at, ...keep }) : t('server.schedule.turnOffAbout')}</Text>
    </AdminDialog>
  )
}
