import { Button, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useWords } from '../host/ShellContext.tsx'
import type { ShownTutorial } from '../host/shell.ts'

/** One quick tutorial, shown once per device. */
export function TutorialOverlay({ tutorial, dismiss }: ShownTutorial) {
  const t = useWords()
  return (
    <Modal
      opened
      onClose={dismiss}
      title={t(`tutorials.${tutorial}.title`)}
      size="small"
      escapable
      actions={
        <Button variant="primary" data-autofocus onClick={dismiss}>
          {t('okay')}
        </Button>
      }
    >
      <Text>{t(`tutorials.${tutorial}.text`)}</Text>
    </Modal>
  )
}
