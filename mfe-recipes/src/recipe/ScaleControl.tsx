import type { Recipe } from '@potluck/api/recipes'
import { type Exact, one } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { yieldParts } from '@potluck/cooking/yield'
import { Button, Chip, IconButton, onDemand } from '@potluck/ui'
import { Stepper } from '@potluck/ui/content'
import { IconAdjustments, IconArrowBackUp } from '@potluck/ui/icons'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'
import { amountWords } from './amounts/words.ts'
import { OriginalSwitch } from './OriginalSwitch.tsx'
import { ScaleBox } from './ScaleBox.tsx'
import classes from './ScaleControl.module.css'
import {
  parseWantedYield,
  quickFactors,
  readFactor,
  scaledYield,
  stepServings,
  stepTimes,
  writeYield,
  yieldOf,
} from './scaling.ts'

const AmountsDialog = onDemand(
  () => import('./amounts/AmountsDialog.tsx').then((module) => module.AmountsDialog),
  'dialog',
  amountWords,
)

interface Props {
  readonly recipe: Pick<Recipe, 'contents'>
  readonly ingredients: readonly VisibleIngredient[]
  /** The yield as written. */
  readonly yields: string
  /** The words to parse the yield with. */
  readonly words: Vocabulary
  readonly factor: Exact
  readonly onScale: (factor: Exact) => void
  /** Whether displayed amounts differ from the original, and whether the original is displayed. */
  readonly isChanged: boolean
  readonly asWritten: boolean
  readonly onAsWritten: (asWritten: boolean) => void
}

/** The scale of a recipe, in servings or as a factor. Small buttons halve and double it; another one opens the units and other ways. */
export function ScaleControl(props: Props) {
  const { recipe, ingredients, yields, words, factor, onScale, isChanged, asWritten, onAsWritten } = props
  const { t } = useTranslation('recipes')
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const base = yieldOf(yields, words)
  const parts = base && yieldParts(yields, base, factor, words)
  const step = (by: 1 | -1) => (base ? stepServings(base, factor, by) : stepTimes(factor, by))
  const [less, more] = [step(-1), step(1)]
  const times = factor.equals(1) ? t('scale.once') : t('scale.times', { factor: writeFactor(factor) })

  return (
    <section aria-labelledby={heading} className={classes.scale}>
      <h3 id={heading} className={classes.hidden}>
        {t('scale.title')}
      </h3>
      <Stepper
        className={classes.stepper}
        label={base ? t('scale.servings') : t('scale.timesMade')}
        decreaseLabel={t('scale.oneLess')}
        increaseLabel={t('scale.oneMore')}
        onDecrease={less ? () => onScale(less) : undefined}
        onIncrease={more ? () => onScale(more) : undefined}
      >
        {/* Announced when the factor changes; the box shows it visually. */}
        <span className={classes.hidden}>{base ? scaledYield(yields, base, factor, words) : times}</span>
        <bdi className={classes.yields}>
          <span aria-hidden="true" className={classes.what}>
            {parts ? parts.before : '×'}
          </span>
          <ScaleBox
            label={base ? t('scale.wanted') : t('scale.any')}
            value={base ? writeYield(base, factor) : writeFactor(factor)}
            factor={factor}
            read={(text) => (base ? parseWantedYield(text, base, words) : readFactor(text, words))}
            onScale={onScale}
          />
          {parts && (
            <span aria-hidden="true" className={classes.what}>
              {parts.after}
            </span>
          )}
        </bdi>
      </Stepper>
      <IconButton icon={<IconAdjustments />} label={t('scale.units')} onClick={() => setOpen(true)} />
      <div className={classes.factors}>
        {quickFactors.map((quick) => (
          <Chip
            key={quick.toFraction()}
            selected={quick.equals(factor)}
            aria-label={t('scale.times', { factor: writeFactor(quick) })}
            onClick={() => onScale(quick.equals(factor) ? one : quick)}
          >
            {writeFactor(quick)}×
          </Chip>
        ))}
        {!factor.equals(1) && (
          <Button variant="quiet" icon={<IconArrowBackUp />} onClick={() => onScale(one)}>
            {base ? t('scale.reset', { yields }) : t('scale.resetFactor')}
          </Button>
        )}
      </div>
      {isChanged && <OriginalSwitch isScaled={!factor.equals(1)} {...{ asWritten, onAsWritten }} />}
      {isOpen && <AmountsDialog {...{ recipe, ingredients, words, factor, onScale }} onClose={() => setOpen(false)} />}
    </section>
  )
}
