import { type Backup, createBackupTicket, downloadBackup } from '@potluck/api/backups'
import { callUrl } from '@potluck/api/client'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { followDownload } from '../../groups/follow-download.ts'
import { AdminDialog } from './AdminDialog.tsx'

interface Props {
  readonly backup: Backup
  readonly onClose: () => void
}

/** Downloads a backup, which the browser does itself by a ticket. */
export function DownloadBackup({ backup, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { apiBase } = useHost()
  const ask = useCall(createBackupTicket)
  const params = { name: backup.name }
  async function act(proof: IdentityProof) {
    const { ticket } = await ask.mutateAsync({ params, body: proof })
    followDownload(callUrl(apiBase, downloadBackup, { params }, ticket), backup.name)
  }
  return (
    <AdminDialog title={t('server.backups.download')} act={act} onClose={onClose}>
      <Text>{t(backup.isEncrypted ? 'server.backups.downloadEncrypted' : 'server.backups.downloadPlain')}</Text>
    </AdminDialog>
  )
}
