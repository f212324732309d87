import type { Recipe } from '@potluck/api/recipes'
import { type InstructionLine, readInstructions } from '@potluck/cooking/instructions'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { usePreferences, useSession, useTitle } from '@potluck/platform/hooks'
import { Heading, onDemand, Stack, Text } from '@potluck/ui'
import { MarkedText } from '@potluck/ui/content'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { recipeDetails } from '../preferences.ts'
import { IngredientList } from './IngredientList.tsx'
import { shownIngredients } from './ingredient-list.ts'
import { RecipeActions } from './RecipeActions.tsx'
import { RecipeDates } from './RecipeDates.tsx'
import { RecipeHead } from './RecipeHead.tsx'
import classes from './RecipeView.module.css'
import { ScaleControl } from './ScaleControl.tsx'
import { SectionSwitch } from './SectionSwitch.tsx'
import { StepList } from './StepList.tsx'
import { useCookingProgress } from './useCookingProgress.ts'
import { useWakeLock } from './useWakeLock.ts'
import { WhenNear } from './WhenNear.tsx'

const StepTimers = onDemand(() => import('../cook/StepTimers.tsx').then((module) => module.StepTimers), 'part')
const InboxNote = onDemand(() => import('./InboxNote.tsx').then((module) => module.InboxNote), 'part')

/** The header that a step stands under; empty for none. */
const sectionOf = (steps: readonly InstructionLine[], line: number): string =>
  steps.slice(0, line).findLast(({ isHeader }) => isHeader)?.content ?? ''

interface Props {
  readonly recipe: Recipe
  /** What its amounts are read with. */
  readonly words: Vocabulary
}

/** A recipe that was read: what it is, what goes in, what to do. */
export function RecipeView({ recipe, words }: Props) {
  const { t } = useTranslation('recipes')
  const cooking = useCookingProgress(recipe.id, recipe.version)
  const ingredients = useMemo(
    () => shownIngredients(recipe.ingredients, cooking.factor, words),
    [recipe.ingredients, cooking.factor, words],
  )
  const steps = useMemo(() => readInstructions(recipe.instructions), [recipe.instructions])
  const { loggedIn } = useSession()
  useTitle(recipe.title)
  useWakeLock(usePreferences(recipeDetails).enableWakeLock)

  return (
    <Stack gap={8}>
      {recipe.folder === 'inbox' && <InboxNote recipe={recipe} />}
      <RecipeHead recipe={recipe} actions={<RecipeActions recipe={recipe} ingredients={ingredients} />} />
      <div className={classes.columns}>
        <SectionSwitch />
        <section id="recipe-ingredients" aria-labelledby="recipe-ingredients-title" className={classes.ingredients}>
          <Heading id="recipe-ingredients-title">{t('field.ingredients')}</Heading>
          {ingredients.length === 0 ? (
            <Text tone="soft">{t('recipe.noIngredients')}</Text>
          ) : (
            <>
              <ScaleControl yields={recipe.yield} words={words} factor={cooking.factor} onScale={cooking.scaleTo} />
              <IngredientList ingredients={ingredients} ticked={cooking.ticked} onTick={cooking.tick} />
            </>
          )}
        </section>
        <section id="recipe-steps" aria-labelledby="recipe-steps-title" className={classes.steps}>
          <Heading id="recipe-steps-title">{t('recipe.steps')}</Heading>
          {steps.length === 0 ? (
            <Text tone="soft">{t('recipe.noSteps')}</Text>
          ) : (
            <StepList
              steps={steps}
              current={cooking.step}
              onMark={cooking.mark}
              below={(step, line) =>
                loggedIn && (
                  <WhenNear>
                    <StepTimers step={step} section={sectionOf(steps, line)} title={recipe.title} />
                  </WhenNear>
                )
              }
            />
          )}
          {recipe.notes.trim() !== '' && (
            <section aria-labelledby="recipe-notes-title" className={classes.notes}>
              <Heading id="recipe-notes-title" level={3}>
                {t('field.notes')}
              </Heading>
              <Text as="div" dir="auto" className={classes.noteText}>
                <MarkedText>{recipe.notes}</MarkedText>
              </Text>
            </section>
          )}
        </section>
      </div>
      <RecipeDates recipe={recipe} />
    </Stack>
  )
}
