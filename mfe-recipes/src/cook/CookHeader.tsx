import type { Recipe } from '@potluck/api/recipes'
import { likelyLanguages } from '@potluck/cooking/likely-languages'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useTextLanguage } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useSession, useStore } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { Heading, IconButton } from '@potluck/ui'
import { withoutMarks } from '@potluck/ui/content'
import {
  IconAlarm,
  IconPlayerStop,
  IconSun,
  IconTextDecrease,
  IconTextIncrease,
  IconVolume,
  IconX,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { cookMode, cookTextSizes } from '../preferences.ts'
import classes from './CookHeader.module.css'
import type { CookStep } from './cook-steps.ts'
import { useReadAloud } from './useReadAloud.ts'

interface Props {
  readonly recipe: Recipe
  readonly words: Vocabulary
  readonly step: CookStep | undefined
  readonly total: number
  readonly onLeave: () => void
}

/** The position in the recipe, and the settings: wake lock, reading aloud, text size and timers. */
export function CookHeader({ recipe, words, step, total, onLeave }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { loggedIn } = useSession()
  const { enableWakeLock } = usePreferences(recipeDetails)
  const { textSize } = usePreferences(cookMode)
  const own = useStore(host.language)
  // The cooking toolbar has a button of its own.
  const hasToolbar = useStore(host.timers).length + useStore(host.pins).length > 0
  const text = withoutMarks(step?.content ?? '')
  const aloud = useReadAloud(text, likelyLanguages(text, words)[0]?.language ?? own)
  const size = cookTextSizes.indexOf(textSize)

  const resize = (by: number) => {
    const nextSize = cookTextSizes[size + by]
    if (nextSize) host.preferences.update(cookMode, { textSize: nextSize })
  }

  return (
    <header className={classes.header}>
      <IconButton icon={<IconX />} label={t('cook.leave')} onClick={onLeave} />
      <div className={classes.words}>
        <Heading level={1} dir="auto" lang={useTextLanguage(recipe.title)} className={classes.title}>
          {recipe.title}
        </Heading>
        {step && (
          <div className={classes.place}>
            {t('cook.place', { number: step.number, total })}
            <progress aria-hidden="true" value={step.number} max={total} className={classes.progress} />
          </div>
        )}
      </div>
      <div className={classes.actions}>
        {'wakeLock' in navigator && (
          <IconButton
            icon={<IconSun />}
            label={t('cook.awake')}
            pressed={enableWakeLock}
            onClick={() => host.preferences.update(recipeDetails, { enableWakeLock: !enableWakeLock })}
          />
        )}
        {aloud && text !== '' && (
          <IconButton
            icon={aloud.isReading ? <IconPlayerStop /> : <IconVolume />}
            label={t(aloud.isReading ? 'cook.stopReading' : 'cook.readAloud')}
            onClick={aloud.toggle}
          />
        )}
        <IconButton
          icon={<IconTextDecrease />}
          label={t('cook.smaller')}
          aria-disabled={size === 0}
          onClick={() => resize(-1)}
        />
        <IconButton
          icon={<IconTextIncrease />}
          label={t('cook.larger')}
          aria-disabled={size === cookTextSizes.length - 1}
          onClick={() => resize(1)}
        />
        {loggedIn && !hasToolbar && (
          <IconButton icon={<IconAlarm />} label={t('cook.timers')} onClick={() => host.timers.open()} />
        )}
      </div>
    </header>
  )
}
