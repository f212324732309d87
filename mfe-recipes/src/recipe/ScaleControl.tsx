import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { Button, Chip, Stepper, Text } from '@potluck/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Factor } from './cooking-progress.ts'
import classes from './ScaleControl.module.css'
import { readFactor, scaledYield, stepServings, usualFactors, writeFactor, yieldOf } from './scaling.ts'

interface Props {
  /** The yield as written. */
  readonly yields: string
  /** What the yield is read with. */
  readonly words: Vocabulary
  readonly factor: Factor
  readonly onScale: (factor: Factor) => void
}

/** How much is made: by servings, by the usual factors, or by any number. */
export function ScaleControl({ yields, words, factor, onScale }: Props) {
  const { t } = useTranslation('recipes')
  const heading = useId()
  const base = yieldOf(yields, words)
  const isScaled = !factor.equals(1)
  const less = base && stepServings(base, factor, -1)
  const more = base && stepServings(base, factor, 1)

  return (
    <section aria-labelledby={heading} className={classes.scale}>
      <h3 id={heading} className={classes.heading}>
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
          <bdi>{scaledYield(yields, base, factor)}</bdi>
        </Stepper>
      )}
      <div className={classes.factors}>
        {usualFactors.map((usual) => (
          <Chip
            key={usual.toFraction()}
            selected={usual.equals(factor)}
            aria-label={t('scale.times', { factor: writeFactor(usual) })}
            onClick={() => onScale(usual)}
          >
            {writeFactor(usual)}×
          </Chip>
        ))}
        <AnyFactor key={writeFactor(factor)} factor={factor} onScale={onScale} />
      </div>
      {isScaled && (
        <div className={classes.original}>
          <Text as="span" size="small" tone="soft">
            {yields === '' ? t('scale.scaled', { factor: writeFactor(factor) }) : t('scale.original', { yields })}
          </Text>
          {/* The factor 1 puts everything back as it was written. */}
          <Button variant="quiet" onClick={() => onScale(factor.div(factor))}>
            {t('scale.reset')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A box for any other number; holds the factor in force when no button stands for it. */
function AnyFactor({ factor, onScale }: Omit<Props, 'yields' | 'words'>) {
  const { t } = useTranslation('recipes')
  const isUsual = usualFactors.some((usual) => usual.equals(factor))
  const [text, setText] = useState(isUsual ? '' : writeFactor(factor))
  const [wrong, setWrong] = useState(false)
  const errorId = useId()

  function take() {
    if (text.trim() === '') return
    const read = readFactor(text)
    setWrong(read === null)
    if (read && !read.equals(factor)) onScale(read)
  }

  return (
    <div className={classes.any}>
      <input
        type="text"
        dir="ltr"
        aria-label={t('scale.any')}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        placeholder={t('scale.anyExample')}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        data-on={!isUsual}
        className={classes.input}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
      {wrong && (
        <Text id={errorId} size="small" tone="danger" role="alert">
          {t('scale.wrong')}
        </Text>
      )}
    </div>
  )
}
