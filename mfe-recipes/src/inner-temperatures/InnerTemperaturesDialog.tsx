import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { InnerTemperatures } from './InnerTemperatures.tsx'

/** The inner temperatures while cooking. */
export function InnerTemperaturesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('recipes')
  return (
    <Modal opened onClose={onClose} title={t('cook.innerTemperatures')} closeLabel={t('close')}>
      <InnerTemperatures />
    </Modal>
  )
}
