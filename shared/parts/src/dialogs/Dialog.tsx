import { Modal } from '@potluck/ui/overlays'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface DialogProps {
  readonly title: ReactNode
  readonly size?: 'small' | 'medium' | 'large'
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** An open dialog with a close button: it is shown as long as it is rendered. */
export function Dialog({ title, size, actions, onClose, children }: DialogProps) {
  const { t } = useTranslation('parts')
  return (
    <Modal opened onClose={onClose} title={title} closeLabel={t('close')} size={size} actions={actions}>
      {children}
    </Modal>
  )
}
