import { readInstructions } from '@potluck/cooking/instructions'
import { putPhotoToStep } from '@potluck/cooking/step-photos'
import { Button, Stack, Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** The number of the picture, from 1. */
  readonly number: number
  readonly instructions: string
  readonly onInstructions: (instructions: string) => void
  readonly onClose: () => void
}

/** The lines of the text that are steps, with the photos that they name. */
const stepsOf = (instructions: string, number: number) =>
  instructions.split('\n').flatMap((text, line) => {
    const [step] = readInstructions(text, number)
    return step && !step.isHeader ? [{ line, content: step.content, has: step.photos?.includes(number) ?? false }] : []
  })

/** Asks below which step a picture is shown. */
export function StepOfPictureDialog({ number, instructions, onInstructions, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const steps = stepsOf(instructions, number)
  const [line, setLine] = useState(() => String(steps.find(({ has }) => has)?.line ?? ''))
  const word = t('editor.photoMark')

  function put() {
    onInstructions(putPhotoToStep(instructions, { number, line: line === '' ? null : Number(line), word }))
    onClose()
  }

  return (
    <Modal
      opened
      size="small"
      onClose={onClose}
      title={t('editor.stepOfPicture', { number })}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" onClick={put}>
          {t('editor.toStep')}
        </Button>
      }
    >
      <Stack gap={4}>
        <SelectField
          label={t('editor.whichStep')}
          options={[
            { value: '', label: t('editor.noStep') },
            ...steps.map((step) => ({ value: String(step.line), label: step.content })),
          ]}
          value={line}
          onChange={setLine}
        />
        <Text tone="soft">{t('editor.stepOfPictureHint', { mark: `${word} ${number}` })}</Text>
      </Stack>
    </Modal>
  )
}
