import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountDialog } from './AmountDialog.tsx'
import { meantUnit, withLine } from './amount-of-line.ts'
import classes from './Reading.module.css'
import { ReadingBox } from './ReadingBox.tsx'

interface Props {
  readonly ingredients: string
  readonly words: Vocabulary
  readonly onChange: (ingredients: string) => void
}

/** The parse result of each ingredient line. A press selects the words of the amount, or corrects a mistyped unit. */
export function IngredientReading({ ingredients, words, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const lines = useMemo(() => readIngredientLines(ingredients, words), [ingredients, words])
  const [openLine, setOpenLine] = useState<number | null>(null)
  const things = lines.filter(({ isHeader }) => !isHeader)
  const unread = things.filter(({ quantity }) => quantity === null).length
  const meant = new Set(things.flatMap((thing) => meantUnit(thing)?.unit ?? []))
  const line = openLine === null ? undefined : lines[openLine]

  return (
    <ReadingBox
      label={t('reading.ingredients')}
      summary={[
        t('reading.ingredientCount', { count: things.length }),
        ...(unread > 0 ? [t('reading.withoutAmount', { count: unread })] : []),
        // Isolated: a unit may be of another direction.
        ...[...meant].map((unit) => `\u2068${unit}?\u2069`),
      ].join(' · ')}
      isEmpty={lines.length === 0}
    >
      <ul className={classes.lines}>
        {lines.map((each, place) => (
          <li key={place} dir="auto">
            {each.isHeader ? (
              <div className={classes.header}>{each.ingredient}</div>
            ) : (
              <Thing
                line={each}
                onAsk={() => setOpenLine(place)}
                onWrite={(written) => onChange(withLine(ingredients, place, written))}
              />
            )}
          </li>
        ))}
      </ul>
      {line && openLine !== null && (
        <AmountDialog
          line={line}
          words={words}
          onWrite={(written) => onChange(withLine(ingredients, openLine, written))}
          onClose={() => setOpenLine(null)}
        />
      )}
    </ReadingBox>
  )
}

interface ThingProps {
  readonly line: IngredientLine
  readonly onAsk: () => void
  readonly onWrite: (line: string) => void
}

/** One line, and beside it what a mistyped unit is taken for: a press writes it so. */
function Thing({ line, onAsk, onWrite }: ThingProps) {
  const { t } = useTranslation('recipes')
  const button = useRef<HTMLButtonElement>(null)
  const meant = meantUnit(line)
  const label = meant ? t('reading.meant', { unit: meant.unit, line: meant.line.trim() }) : ''
  return (
    <div className={classes.thing}>
      <button
        ref={button}
        type="button"
        className={classes.line}
        aria-label={t('reading.ask', { line: line.text.trim() })}
        onClick={onAsk}
      >
        <ReadLine line={line} />
      </button>
      {meant && (
        <button
          type="button"
          className={classes.meant}
          aria-label={label}
          title={label}
          onClick={() => {
            // It goes with the mistake.
            button.current?.focus()
            onWrite(meant.line)
          }}
        >
          <bdi>{`${meant.unit}?`}</bdi>
        </button>
      )}
    </div>
  )
}

/** The amount, the ingredient and the rest. A line with numbers but without an amount is highlighted. */
function ReadLine({ line }: { readonly line: IngredientLine }) {
  const { t } = useTranslation('recipes')
  const pieces = line.segments.map(({ start, end, kind }) => (
    <span key={start} data-kind={kind} className={classes.piece}>
      {line.text.slice(start, end)}
    </span>
  ))
  if (line.quantity !== null) return <span>{pieces}</span>
  return (
    <>
      <span>{pieces}</span>
      <span className={classes.missing} data-calls={/\p{N}/u.test(line.text)}>
        {t('reading.noAmount')}
      </span>
    </>
  )
}
