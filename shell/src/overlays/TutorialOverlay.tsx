import { Button, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useWords } from '../host/ShellContext.tsx'
import type { ShownTutorial } from '../host/shell.ts'

interface Props {
  readonly tutorial: ShownTutorial['tutorial']
  readonly onClose: () => void
}

/** One quick tutorial, shown once per device. Its words come with the first remote: nothing else asks for one. */
export function TutorialOverlay({ tutorial, onClose }: Props) {
  const t = useWords()
  const { t: say } = useTranslation('parts')
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(`tutorials.${tutorial}.title`)}
      size="small"
      escapable
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('okay')}
        </Button>
      }
    >
      <Text>{say(`tutorials.${tutorial}.text`)}</Text>
    </Modal>
  )
}
