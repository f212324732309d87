import type { TextQuestion } from '@potluck/photo-text/page-text'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './AmountQuestion.module.css'
import { CutOut } from './CutOut.tsx'

interface Props {
  readonly id: string
  readonly question: TextQuestion
  /** The text before and after the amount. */
  readonly around: readonly [before: string, after: string]
  readonly answer: string | undefined
  readonly isMissing: boolean
  readonly onAnswer: (answer: string) => void
}

/** One amount: its line of the photo, and what it may be. */
export function AmountQuestion({ id, question, around, answer, isMissing, onAnswer }: Props) {
  const { t } = useTranslation('recipes')
  const [isOther, setOther] = useState(false)
  const [before, after] = around
  const legend = [before, '…', after].filter(Boolean).join(' ')
  return (
    <li>
      <fieldset id={id} className={classes.question} aria-invalid={isMissing}>
        <legend className={classes.legend} dir="auto">
          {legend}
        </legend>
        <CutOut image={question.image} box={question.box} label={t('clip.photo.cutOut')} />
        <div className={classes.choices}>
          {question.candidates.map((candidate) => (
            <label key={candidate} className={classes.choice}>
              <input
                type="radio"
                name={id}
                checked={!isOther && answer === candidate}
                onChange={() => {
                  setOther(false)
                  onAnswer(candidate)
                }}
              />
              <span dir="auto">{candidate === '' ? t('clip.photo.noAmount') : candidate}</span>
            </label>
          ))}
          <label className={classes.choice}>
            <input
              type="radio"
              name={id}
              checked={isOther}
              onChange={() => {
                setOther(true)
                onAnswer('')
              }}
            />
            <span>{t('clip.photo.other')}</span>
          </label>
        </div>
        {isOther && (
          <TextField label={t('clip.photo.otherAmount')} value={answer ?? ''} maxLength={40} onChange={onAnswer} />
        )}
      </fieldset>
    </li>
  )
}
