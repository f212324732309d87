import { Button, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useWords } from '../host/ShellContext.tsx'
import type { ShownTutorial } from '../host/shell.ts'

interface Props {
  readonly tutorial: ShownTutorial['tutorial']
  readonly onClose: () => void
}

/** One quick tutorial, shown once per device. */
export function TutorialOverlay({ tutorial, onClose }: Props) {
  const t = useWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`tutorials.${tutorial}.title`)}
      size="small"
      escapable
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('okay')}
        </Button>
      }
    >
      <Text>{t(`tutorials.${tutorial}.text`)}</Text>
    </Modal>
  )
}
