import { useTextLanguage } from '@potluck/parts'
import { Heading, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'
import classes from './CookIngredients.module.css'

export interface CookIngredientsProps {
  readonly ingredients: readonly VisibleIngredient[]
  /** The ingredients of the current step. */
  readonly now: readonly VisibleIngredient[]
  readonly ticked: ReadonlySet<number>
  readonly tick: (line: number) => void
  /** Content below a line. */
  readonly below?: ((ingredient: VisibleIngredient) => ReactNode) | undefined
}

/** All scaled ingredients; those of the step are highlighted. */
export function CookIngredients({ ingredients, now, ticked, tick, below }: CookIngredientsProps) {
  const { t } = useTranslation('recipes')
  const language = useTextLanguage(ingredients.map(({ original }) => original.text).join('\n'))
  if (ingredients.length === 0) return <Text tone="soft">{t('recipe.noIngredients')}</Text>
  return (
    <ul className={classes.list}>
      {ingredients.map((ingredient) => {
        const { line, displayed } = ingredient
        return (
          <li key={line} dir="auto" lang={language} data-now={now.includes(ingredient)} className={classes.item}>
            {displayed.isHeader ? (
              <Heading level={3}>{displayed.ingredient}</Heading>
            ) : (
              <CheckboxRow
                checked={ticked.has(line)}
                struck={ticked.has(line)}
                label={displayed.text}
                onChange={() => tick(line)}
              />
            )}
            {below?.(ingredient)}
          </li>
        )
      })}
    </ul>
  )
}
