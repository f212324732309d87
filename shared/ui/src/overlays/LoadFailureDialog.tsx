import { Button } from '../actions/Button.tsx'
import { IconRefresh } from '../icons.ts'
import type { LoadFailureProps } from '../page/OnDemandContext.ts'
import { Text } from '../text/Text.tsx'
import { Modal } from './Modal.tsx'

/** Stands for what was fetched to lie over the page, and did not come. */
export const LoadFailureDialog = ({ words, retrying, onRetry, onClose }: LoadFailureProps) => (
  <Modal
    opened
    onClose={() => onClose?.()}
    title={words.failed}
    size="small"
    escapable={onClose !== undefined}
    actions={
      <>
        {onClose && <Button onClick={onClose}>{words.cancel}</Button>}
        <Button data-autofocus variant="primary" icon={<IconRefresh />} busy={retrying} onClick={onRetry}>
          {words.retry}
        </Button>
      </>
    }
  >
    <Text>{words.next}</Text>
  </Modal>
)
