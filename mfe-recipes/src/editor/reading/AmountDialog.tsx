import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { Chip, Row, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { withAmount, wordsOfAmount, wordsOfLine } from './amount-of-line.ts'

interface Props {
  readonly line: IngredientLine
  readonly words: Vocabulary
  readonly onWrite: (line: string) => void
  readonly onClose: () => void
}

interface Choice {
  /** Indexes of the words that are the amount. */
  readonly chosen: ReadonlySet<number>
  readonly figure: string
}

/** Asks which words of a line are the amount, and rewrites the line so that it can be parsed. */
export function AmountDialog({ line, words, onWrite, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const form = useForm<Choice>({
    initial: { chosen: wordsOfAmount(line), figure: '' },
    submit({ chosen, figure }) {
      const written = withAmount(line.text, chosen, figure, words)
      if (written === null) return { problem: t('reading.noAmountThere') }
      onWrite(written)
    },
    onDone: onClose,
  })
  const { chosen, figure } = form.values
  const written = withAmount(line.text, chosen, figure, words)
  // Only needed for words without a number: "a knob".
  const needsFigure = written === null || figure !== ''

  function toggle(place: number) {
    const next = new Set(chosen)
    if (!next.delete(place)) next.add(place)
    form.set({ chosen: next })
  }

  return (
    <FormDialog title={t('reading.whichPart')} submitLabel={t('reading.write')} form={form} onClose={onClose}>
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
          {...form.field('figure')}
          label={t('reading.inFigures')}
          placeholder={t('reading.figureExample')}
          autoComplete="off"
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
