import { Button } from '@potluck/ui'
import { ConfirmDialog, Modal } from '@potluck/ui/overlays'
import type { Dialog } from '../host/dialogs.ts'
import { useWords } from '../host/ShellContext.tsx'

interface Props {
  readonly dialog: Dialog
  /** Left without a word: a notice was read, a question refused. */
  readonly onClose: () => void
}

/** A question that needs an answer, or a notice that needs to be read. */
export function DialogOverlay({ dialog, onClose }: Props) {
  const t = useWords()
  const accept = () => dialog.answer(true)
  if (dialog.kind === 'notice') {
    return (
      <Modal
        opened
        onClose={onClose}
        title={dialog.title}
        size="small"
        escapable
        isQuestion
        actions={
          <Button variant="primary" data-autofocus onClick={accept}>
            {dialog.okay}
          </Button>
        }
      >
        {dialog.message}
      </Modal>
    )
  }
  return (
    <ConfirmDialog
      opened
      title={dialog.title}
      confirmLabel={dialog.confirm}
      cancelLabel={dialog.cancel ?? t('cancel')}
      instead={
        dialog.instead === undefined ? undefined : { label: dialog.instead, onPress: () => dialog.answer('instead') }
      }
      danger={dialog.destructive}
      onConfirm={accept}
      onCancel={onClose}
    >
      {dialog.message}
    </ConfirmDialog>
  )
}
