import { UnitsFields } from '@potluck/parts/UnitsFields'
import { Stack } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'

/** A dialog for the units of amounts and ovens. */
export function UnitsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('recipes')
  return (
    <Modal opened onClose={onClose} title={t('scale.units')} closeLabel={t('close')} size="small">
      <Stack gap={5}>
        <UnitsFields />
      </Stack>
    </Modal>
  )
}
