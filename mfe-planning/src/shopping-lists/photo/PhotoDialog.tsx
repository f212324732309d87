import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { LargePhoto } from './LargePhoto.tsx'

interface Props {
  readonly title: string
  readonly src: string
  readonly onClose: () => void
}

/** The photo of a thing, large. */
export function PhotoDialog({ title, src, onClose }: Props) {
  const { t } = useTranslation('planning')
  return (
    <Modal opened onClose={onClose} title={title} closeLabel={t('close')}>
      <LargePhoto title={title} src={src} />
    </Modal>
  )
}
