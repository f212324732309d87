import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { FormDialog } from '@potluck/parts/FormDialog'
import { Chip, Row, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withAmount, wordsOfAmount, wordsOfLine } from './amount-of-line.ts'

interface Props {
  readonly line: IngredientLine
  readonly words: Vocabulary
  readonly onWrite: (line: string) => void
  readonly onClose: () => void
}

/** Asks which words of a line are the amount, and rewrites the line so that it can be parsed. */
export function AmountDialog({ line, words, onWrite, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const [chosen, setChosen] = useState(() => wordsOfAmount(line))
  const [figure, setFigure] = useState('')
  const [failed, setFailed] = useState(false)
  const written = withAmount(line.text, chosen, figure, words)
  // Only needed for words without a number: "a knob".
  const needsFigure = written === null || figure !== ''

  function toggle(place: number) {
    const next = new Set(chosen)
    if (!next.delete(place)) next.add(place)
    setChosen(next)
    setFailed(false)
  }

  function submit() {
    if (written === null) return setFailed(true)
    onWrite(written)
    onClose()
  }

  return (
    <FormDialog
      title={t('reading.whichPart')}
      submitLabel={t('reading.write')}
      busy={false}
      problem={failed && t('reading.noAmountThere')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="soft">{t('reading.whichPartHint')}</Text>
      <Row gap={2} dir="auto" role="group" aria-label={t('reading.wordsOfLine')}>
        {wordsOfLine(line.text).map((word, place) => (
          <Chip key={place} selected={chosen.has(place)} onClick={() => toggle(place)}>
            {word}
          </Chip>
        ))}
      </Row>
      {needsFigure && (
        <TextField
          label={t('reading.inFigures')}
          placeholder={t('reading.figureExample')}
          value={figure}
          autoComplete="off"
          onChange={setFigure}
        />
      )}
      {written !== null && (
        <Text aria-live="polite">
          {t('reading.becomes')} <bdi>{written}</bdi>
        </Text>
      )}
    </FormDialog>
  )
}
