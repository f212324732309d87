import type { InstructionLine } from '@potluck/cooking/instructions'
import { useTextLanguage } from '@potluck/parts'
import { Heading } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StepText } from '../recipe-text/StepText.tsx'
import type { StepReader } from '../recipe-text/step-reader.ts'
import classes from './StepList.module.css'

interface Props {
  readonly steps: readonly InstructionLine[]
  readonly reader: StepReader
  /** Index of the current line, or null. */
  readonly current: number | null
  readonly onMark: (line: number) => void
  /** Content below a step. */
  readonly below?: (step: InstructionLine, line: number) => ReactNode
}

/** The steps; a press selects the current one. A paragraph between numbered steps has no number. */
export function StepList({ steps, reader, current, onMark, below }: Props) {
  const { t } = useTranslation('recipes')
  const id = useId()
  const language = useTextLanguage(steps.map(({ content }) => content).join('\n'))
  const hint = `${id}-hint`
  return (
    <ol aria-label={t('recipe.steps')} className={classes.list}>
      <li id={hint} hidden>
        {t('recipe.markStep')}
      </li>
      {steps.map((step, line) => (
        <li key={line} dir="auto" lang={language} aria-current={line === current ? 'step' : undefined}>
          {step.isHeader ? (
            <Heading level={3} className={classes.header}>
              {step.content}
            </Heading>
          ) : (
            <div className={classes.step} data-done={current !== null && line < current}>
              <input
                type="checkbox"
                checked={line === current}
                className={classes.input}
                aria-labelledby={`${id}-${line}-number ${id}-${line}`}
                aria-describedby={hint}
                onChange={() => onMark(line)}
              />
              <span id={`${id}-${line}-number`} className={classes.number}>
                {step.count > 0 && step.count}
              </span>{' '}
              <span id={`${id}-${line}`} className={classes.text}>
                <StepText step={step.content} reader={reader} />
              </span>
            </div>
          )}
          {!step.isHeader && below && <div className={classes.below}>{below(step, line)}</div>}
        </li>
      ))}
    </ol>
  )
}
