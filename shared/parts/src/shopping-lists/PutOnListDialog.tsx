import { Button, Note, Stack } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { ListChoice } from './useListChoice.ts'
import type { PutOnListState } from './usePutOnList.ts'

export interface PutOnListDialogProps {
  readonly title: string
  /** The label of the button: how many items it adds. */
  readonly submitLabel: string
  /** Whether something is chosen that can be added. */
  readonly canSubmit: boolean
  /** The list that the button adds to. */
  readonly choice: ListChoice
  readonly sending: PutOnListState
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** The items to choose, and a `ShoppingListPicker` for the list. */
  readonly children: ReactNode
}

/** A dialog that adds items to a shopping list. The choice stays when that fails. */
export function PutOnListDialog(props: PutOnListDialogProps) {
  const { title, submitLabel, canSubmit, choice, sending, onSubmit, onClose, children } = props
  const { t } = useTranslation('parts')
  return (
    <Dialog
      onClose={onClose}
      title={title}
      actions={
        <Button
          variant="primary"
          busy={sending.isSending}
          disabled={!canSubmit || !choice.isReady}
          onClick={() => onSubmit()}
        >
          {submitLabel}
        </Button>
      }
    >
      <Stack gap={4}>
        {sending.hasFailed && <Note tone="danger">{t('shoppingLists.notAdded')}</Note>}
        {children}
      </Stack>
    </Dialog>
  )
}
