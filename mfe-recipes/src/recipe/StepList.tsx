import type { InstructionLine } from '@potluck/cooking/instructions'
import { Heading } from '@potluck/ui'
import { MarkedText } from '@potluck/ui/content'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './StepList.module.css'

interface Props {
  readonly steps: readonly InstructionLine[]
  /** Number of the line that is being done, or null. */
  readonly current: number | null
  readonly onMark: (line: number) => void
  /** What stands under a step. */
  readonly below?: (step: InstructionLine, line: number) => ReactNode
}

/** The steps; a press marks the one that is being done. A paragraph between numbered ones has no number. */
export function StepList({ steps, current, onMark, below }: Props) {
  const { t } = useTranslation('recipes')
  const hint = useId()
  return (
    <ol aria-label={t('recipe.steps')} className={classes.list}>
      <li id={hint} hidden>
        {t('recipe.markStep')}
      </li>
      {steps.map((step, line) => (
        <li key={line} dir="auto" aria-current={line === current ? 'step' : undefined}>
          {step.isHeader ? (
            <Heading level={3} className={classes.header}>
              {step.content}
            </Heading>
          ) : (
            <label className={classes.step} data-done={current !== null && line < current}>
              <input
                type="checkbox"
                checked={line === current}
                className={classes.input}
                aria-describedby={hint}
                onChange={() => onMark(line)}
              />
              <span className={classes.number}>{step.count > 0 && step.count}</span>{' '}
              <span className={classes.text}>
                <MarkedText>{step.content}</MarkedText>
              </span>
            </label>
          )}
          {!step.isHeader && below && <div className={classes.below}>{below(step, line)}</div>}
        </li>
      ))}
    </ol>
  )
}
