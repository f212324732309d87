import { type Exact, one } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { UnitsFields } from '@potluck/parts/UnitsFields'
import { Button, Chip, Heading, Stack } from '@potluck/ui'
import { IconArrowBackUp } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ScaleBox } from './ScaleBox.tsx'
import classes from './ScaleControl.module.css'
import { readFactor, usualFactors } from './scaling.ts'

interface Props {
  readonly yields: string
  readonly words: Vocabulary
  readonly factor: Exact
  readonly onScale: (factor: Exact) => void
  /** Whether the yield contains a number. */
  readonly isCounted: boolean
  readonly onClose: () => void
}

/** A dialog for the scale factor and the units. */
export function ScaleDialog({ yields, words, factor, onScale, isCounted, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const times = useId()

  return (
    <Modal opened onClose={onClose} title={t('scale.more')} closeLabel={t('close')} size="small">
      <Stack gap={5}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own legend and layout */}
        <div role="group" aria-labelledby={times}>
          <Heading level={3} id={times}>
            {t('scale.timesMade')}
          </Heading>
          <div className={classes.factors}>
            {usualFactors.map((usual) => (
              <Chip
                key={usual.toFraction()}
                className={classes.factor}
                selected={usual.equals(factor)}
                aria-label={usual.equals(1) ? undefined : t('scale.times', { factor: writeFactor(usual) })}
                onClick={() => onScale(usual)}
              >
                {writeFactor(usual)}×
              </Chip>
            ))}
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
          </div>
          {!factor.equals(1) && (
            <Button variant="quiet" className={classes.reset} icon={<IconArrowBackUp />} onClick={() => onScale(one)}>
              {isCounted ? t('scale.reset', { yields }) : t('scale.resetFactor')}
            </Button>
          )}
        </div>
        <UnitsFields />
      </Stack>
    </Modal>
  )
}
