import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { useTextLanguage } from '@potluck/parts'
import { Heading } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'
import classes from './IngredientList.module.css'

interface Props {
  readonly ingredients: readonly VisibleIngredient[]
  /** Whether the original text is displayed. */
  readonly asWritten: boolean
  readonly ticked: ReadonlySet<number>
  readonly onTick: (line: number) => void
  /** Content below a line. */
  readonly below?: ((ingredient: VisibleIngredient) => ReactNode) | undefined
}

/** The ingredients with checkboxes. */
export function IngredientList({ ingredients, asWritten, ticked, onTick, below }: Props) {
  const { t } = useTranslation('recipes')
  const language = useTextLanguage(ingredients.map(({ original }) => original.text).join('\n'))
  return (
    <ul aria-label={t('field.ingredients')} className={classes.list}>
      {ingredients.map((ingredient) => {
        const { line, displayed, original } = ingredient
        return (
          <li key={line} dir="auto" lang={language}>
            {displayed.isHeader ? (
              <Heading level={3} className={classes.header}>
                {displayed.ingredient}
              </Heading>
            ) : (
              <CheckboxRow
                className={classes.row}
                checked={ticked.has(line)}
                struck={ticked.has(line)}
                label={<AmountsFirst line={asWritten ? original : displayed} />}
                onChange={() => onTick(line)}
              />
            )}
            {below?.(ingredient)}
          </li>
        )
      })}
    </ul>
  )
}

/** The line with its amounts in bold. */
function AmountsFirst({ line: { text, segments } }: { readonly line: IngredientLine }) {
  return segments.map(({ start, end, kind }) =>
    kind === 'quantity' || kind === 'unit' ? (
      <b key={start} className={classes.amount}>
        {text.slice(start, end)}
      </b>
    ) : (
      text.slice(start, end)
    ),
  )
}
