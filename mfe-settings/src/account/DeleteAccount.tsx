import { useFormats } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, Note, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { ProofDialog } from '../identity/ProofDialog.tsx'
import { useDeleteAccount } from './useAccount.ts'

/** Deletes the account after its owner proved who they are. */
export function DeleteAccount() {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  return (
    <SettingsGroup title={t('account.delete')} of="controls">
      <Stack gap={3}>
        <Text>{t('account.deleteAbout')}</Text>
        <Row>
          <LinkButton href={href(paths.export())}>{t('export.title')}</LinkButton>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('account.delete')}
          </Button>
        </Row>
      </Stack>
      {asking && <AskForProof onClose={() => setAsking(false)} />}
    </SettingsGroup>
  )
}

function AskForProof({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings')
  const host = useHost()
  const remove = useDeleteAccount()
  const { list } = useFormats()
  const names = (useKitchens() ?? []).map(({ name }) => name)
  const unsent = useStore(host.changes.all).changes.length
  return (
    <ProofDialog
      danger
      title={t('account.deleteAsk')}
      submitLabel={t('account.delete')}
      act={async (proof) => {
        await remove.mutateAsync({ body: proof })
        void host.logOut({ isAgreed: true })
      }}
      onClose={onClose}
    >
      <Text>{t('account.deleteLost')}</Text>
      {names.length > 0 && <Text>{t('account.deleteHouseholds', { names: list(names) })}</Text>}
      {unsent > 0 && <Note tone="attention">{t('account.deleteUnsent', { count: unsent })}</Note>}
    </ProofDialog>
  )
}
