import { getBackups, makeBackup } from '@potluck/api/backups'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useCall } from '@potluck/platform/answers'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { AdminDialog } from './AdminDialog.tsx'

/** Has a backup made now. */
export function MakeBackup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings')
  const make = useCall(makeBackup, { changes: [getBackups] })
  async function act(proof: IdentityProof) {
    await make.mutateAsync({ body: proof })
  }
  return (
    <AdminDialog title={t('server.backups.make')} act={act} onClose={onClose}>
      <Text>{t('server.backups.makeAbout')}</Text>
    </AdminDialog>
  )
}
