import { Button } from '@potluck/ui'
import { ConfirmDialog, Modal } from '@potluck/ui/overlays'
import type { Dialog } from '../host/dialogs.ts'
import { useWords } from '../host/ShellContext.tsx'

/** A question that needs an answer, or a notice that needs to be read. */
export function DialogOverlay({ dialog }: { readonly dialog: Dialog }) {
  const t = useWords()
  const accept = () => dialog.answer(true)
  const refuse = () => dialog.answer(false)
  if (dialog.kind === 'notice') {
    return (
      <Modal
        opened
        onClose={accept}
        title={dialog.title}
        size="small"
        escapable
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
      cancelLabel={t('cancel')}
      danger={dialog.destructive}
      onConfirm={accept}
      onCancel={refuse}
    >
      {dialog.message}
    </ConfirmDialog>
  )
}
