import { type Exact, one } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { Button, Chip } from '@potluck/ui'
import { Stepper } from '@potluck/ui/content'
import { IconArrowBackUp } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ScaleBox } from './ScaleBox.tsx'
import classes from './ScaleControl.module.css'
import {
  readFactor,
  readWanted,
  scaledYield,
  stepServings,
  usualFactors,
  writeFactor,
  writeYield,
  yieldOf,
} from './scaling.ts'

interface Props {
  /** The yield as written. */
  readonly yields: string
  /** What the yield is read with. */
  readonly words: Vocabulary
  readonly factor: Exact
  readonly onScale: (factor: Exact) => void
}

/** How much is made: in servings where the yield counts them, by the usual factors, else by any number. */
export function ScaleControl({ yields, words, factor, onScale }: Props) {
  const { t } = useTranslation('recipes')
  const heading = useId()
  const base = yieldOf(yields, words)
  const isScaled = !factor.equals(1)
  const less = base && stepServings(base, factor, -1)
  const more = base && stepServings(base, factor, 1)

  return (
    <section aria-labelledby={heading} className={classes.scale}>
      <h3 id={heading} className={classes.hidden}>
        {t('scale.title')}
      </h3>
      {base && (
        <Stepper
          label={t('scale.servings')}
          decreaseLabel={t('scale.oneLess')}
          increaseLabel={t('scale.oneMore')}
          onDecrease={less ? () => onScale(less) : undefined}
          onIncrease={more ? () => onScale(more) : undefined}
        >
          {/* What is said when it changes; seen, its number is the box. */}
          <span className={classes.hidden}>{scaledYield(yields, base, factor)}</span>
          <bdi className={classes.yields}>
            <span aria-hidden="true">{yields.slice(0, base.start)}</span>
            <ScaleBox
              label={t('scale.wanted')}
              value={writeYield(base, factor)}
              factor={factor}
              read={(text) => readWanted(text, base, words)}
              onScale={onScale}
            />
            <span aria-hidden="true">{yields.slice(base.end)}</span>
          </bdi>
        </Stepper>
      )}
      <div className={classes.factors}>
        {usualFactors.map((usual) => (
          <Chip
            key={usual.toFraction()}
            className={classes.factor}
            selected={usual.equals(factor)}
            aria-label={t('scale.times', { factor: writeFactor(usual) })}
            onClick={() => onScale(usual)}
          >
            {writeFactor(usual)}×
          </Chip>
        ))}
        {!base && (
          <span className={classes.times}>
            <span aria-hidden="true">×</span>
            <ScaleBox
              label={t('scale.any')}
              value={writeFactor(factor)}
              factor={factor}
              read={(text) => readFactor(text, words)}
              onScale={onScale}
            />
          </span>
        )}
      </div>
      {isScaled && (
        <Button variant="quiet" className={classes.reset} icon={<IconArrowBackUp />} onClick={() => onScale(one)}>
          {base ? t('scale.reset', { yields }) : t('scale.resetFactor')}
        </Button>
      )}
    </section>
  )
}
