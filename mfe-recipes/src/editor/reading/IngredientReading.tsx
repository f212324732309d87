import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountDialog } from './AmountDialog.tsx'
import { withLine } from './amount-of-line.ts'
import classes from './Reading.module.css'
import { ReadingBox } from './ReadingBox.tsx'

interface Props {
  readonly ingredients: string
  readonly words: Vocabulary
  readonly onChange: (ingredients: string) => void
}

/** The parse result of each ingredient line. A press selects the words of the amount. */
export function IngredientReading({ ingredients, words, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const lines = useMemo(() => readIngredientLines(ingredients, words), [ingredients, words])
  const [openLine, setOpenLine] = useState<number | null>(null)
  const things = lines.filter(({ isHeader }) => !isHeader)
  const unread = things.filter(({ quantity }) => quantity === null).length
  const line = openLine === null ? undefined : lines[openLine]

  return (
    <ReadingBox
      label={t('reading.ingredients')}
      summary={`${t('reading.ingredientCount', { count: things.length })}${
        unread > 0 ? ` · ${t('reading.withoutAmount', { count: unread })}` : ''
      }`}
      isEmpty={lines.length === 0}
    >
      <ul className={classes.lines}>
        {lines.map((each, place) => (
          <li key={place} dir="auto">
            {each.isHeader ? (
              <div className={classes.header}>{each.ingredient}</div>
            ) : (
              <button
                type="button"
                className={classes.line}
                aria-label={t('reading.ask', { line: each.text.trim() })}
                onClick={() => setOpenLine(place)}
              >
                <ReadLine line={each} />
              </button>
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
