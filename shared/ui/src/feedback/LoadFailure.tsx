import { Button } from '../actions/Button.tsx'
import { IconRefresh } from '../icons.ts'
import { Modal } from '../overlays/Modal.tsx'
import { Text } from '../text/Text.tsx'
import { ErrorState } from './ErrorState.tsx'
import type { OnDemandWords } from './OnDemandContext.ts'

interface Props {
  readonly words: OnDemandWords
  readonly retrying: boolean
  readonly onRetry: () => void
  /** In a dialog, for something that would have lain over the page. */
  readonly over: boolean
  readonly onClose: (() => void) | undefined
}

/** Stands for what was fetched and did not come. */
export function LoadFailure({ words, retrying, onRetry, over, onClose }: Props) {
  if (!over) {
    return (
      <ErrorState
        title={words.failed}
        next={words.next}
        retryLabel={words.retry}
        onRetry={onRetry}
        retrying={retrying}
      />
    )
  }
  return (
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
}
