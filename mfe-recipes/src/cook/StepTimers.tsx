import type { InstructionLine } from '@potluck/cooking/instructions'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Chip } from '@potluck/ui'
import { IconAlarm } from '@potluck/ui/icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useKitchenWords } from '../recipe-text/useKitchenWords.ts'
import { formatLength } from './format-length.ts'
import classes from './StepTimers.module.css'
import { timerOffers } from './timer-offers.ts'

interface Props {
  readonly step: Pick<InstructionLine, 'content' | 'count'>
  /** The header above the step; empty for none. */
  readonly section: string
  /** The recipe. */
  readonly title: string
}

/** A timer for each duration in a step. A running one opens the timers. */
export function StepTimers({ step: { content, count }, section, title }: Props) {
  const { t } = useTranslation('recipes')
  const { timers, language } = useHost()
  const { pathname: path } = useLocation()
  const spoken = useStore(language)
  const running = useStore(timers)
  const words = useKitchenWords(content)
  const offers = useMemo(() => (words ? timerOffers(content, words) : []), [content, words])
  if (offers.length === 0) return null

  return (
    <div className={classes.timers}>
      {offers.map(({ seconds, deed }) => {
        const length = formatLength(seconds, spoken)
        const step = count > 0 ? t('cook.step', { number: count }) : ''
        const name = [deed, step, section, length].filter(Boolean).join(', ')
        const runs = running.some((timer) => timer.name === name && timer.about === title)
        return (
          <Chip
            key={seconds}
            icon={<IconAlarm />}
            selected={runs}
            className={classes.timer}
            aria-label={t(runs ? 'cook.timerRuns' : 'cook.startTimer', { length })}
            onClick={() => (runs ? timers.open() : timers.start({ name, about: title, path, seconds }))}
          >
            {/* In a step of another direction, the number stays before its unit. */}
            <bdi>{length}</bdi>
          </Chip>
        )
      })}
    </div>
  )
}
