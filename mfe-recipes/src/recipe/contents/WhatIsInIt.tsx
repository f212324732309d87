import type { Recipe } from '@potluck/api/recipes'
import { usePreferences } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { Button, Heading, onDemand, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markWords } from '../../marks/words.ts'
import classes from './WhatIsInIt.module.css'

const Nutrition = onDemand(() => import('./Nutrition.tsx').then((module) => module.Nutrition), 'part')
const Allergens = onDemand(
  () => import('../../marks/Allergens.tsx').then((module) => module.Allergens),
  'part',
  markWords,
)
const LinesDialog = onDemand(() => import('./LinesDialog.tsx').then((module) => module.LinesDialog))

interface Props {
  readonly recipe: Recipe
  /** The factor by which it is scaled. */
  readonly factor: number
}

/** The section of a recipe about its contents. */
export function WhatIsInIt({ recipe, factor }: Props) {
  const { t } = useTranslation('recipes')
  const { showNutrition } = usePreferences(recipeDetails)
  const [isOpen, setOpen] = useState(false)
  const { contents } = recipe
  const stated = showNutrition ? recipe.nutrition.trim() : ''
  const hasLines = contents !== undefined && contents.lines.length > 0
  if (!hasLines && stated === '') return null
  return (
    <section aria-labelledby="recipe-contents" className={classes.section}>
      <Heading id="recipe-contents">{t('contents.title')}</Heading>
      {stated !== '' && (
        <div>
          <Text strong>{t('contents.stated')}</Text>
          <Text dir="auto" className={classes.stated}>
            {stated}
          </Text>
        </div>
      )}
      {hasLines && showNutrition && (
        <Nutrition contents={contents} factor={factor} lines={recipe.ingredients.split('\n')} />
      )}
      {hasLines && <Allergens recipe={recipe} />}
      {hasLines && <Button onClick={() => setOpen(true)}>{t('contents.lines')}</Button>}
      {isOpen && <LinesDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </section>
  )
}
