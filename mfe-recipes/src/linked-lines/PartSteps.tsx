import type { Recipe } from '@potluck/api/recipes'
import { readInstructions } from '@potluck/cooking/instructions'
import type { UnfoldedLine } from '@potluck/cooking/linked/unfold'
import type { Exact } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useTextLanguage } from '@potluck/parts'
import { MarkedText } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { amountScaler } from '../recipe-text/amount-scaler.ts'
import classes from './LinkedLine.module.css'

interface Props {
  readonly recipe: Recipe
  readonly lines: readonly UnfoldedLine<Recipe>[]
  readonly factor: Exact
  readonly words: Vocabulary
}

/** The scaled steps of a recipe that is a line of the one that is cooked. */
export function PartSteps({ recipe: { title, instructions }, lines, factor, words }: Props) {
  const { t } = useTranslation('recipes')
  const language = useTextLanguage(instructions)
  const steps = readInstructions(instructions)
  if (steps.length === 0) return null
  const { step: scale } = amountScaler(factor)
  const ingredients = lines.map(({ line }) => line)
  return (
    <ol aria-label={t('linkedLine.steps', { title })} className={classes.steps}>
      {steps.map(({ content, isHeader }, at) => (
        <li key={at} dir="auto" lang={language} data-header={isHeader}>
          {isHeader ? <b>{content}</b> : <MarkedText>{scale(content, ingredients, words)}</MarkedText>}
        </li>
      ))}
    </ol>
  )
}
