import type { Recipe } from '@potluck/api/recipes'
import { type InstructionLine, readInstructions } from '@potluck/cooking/instructions'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { nameServings } from '@potluck/cooking/yield'
import { usePreferences, useSession, useTitle } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { Button, Heading, Note, onDemand, Text } from '@potluck/ui'
import { MarkedText } from '@potluck/ui/content'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from '../book/useMatches.ts'
import { StepTimers } from '../cook/StepTimers.tsx'
import { useWakeLock } from '../cook/useWakeLock.ts'
import { useCookingProgress } from '../cooking-progress/useCookingProgress.ts'
import { linkedLineWords } from '../linked-lines/words.ts'
import { isChanged, visibleIngredients } from '../recipe-text/ingredient-list.ts'
import { StepPhotos } from '../recipe-text/StepPhotos.tsx'
import { stepReader } from '../recipe-text/step-reader.ts'
import { useAmountScaler } from '../recipe-text/useAmountScaler.ts'
import { useUnitConverter } from '../recipe-text/useUnitConverter.ts'
import { IngredientList } from './IngredientList.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'
import { RecipeHead } from './RecipeHead.tsx'
import classes from './RecipeView.module.css'
import { ScaleControl } from './ScaleControl.tsx'
import { SectionSwitch } from './SectionSwitch.tsx'
import { StepList } from './StepList.tsx'
import { scaledYield, yieldOf } from './scaling.ts'
import { WhenNear } from './WhenNear.tsx'

const InboxNote = onDemand(() => import('./InboxNote.tsx').then((module) => module.InboxNote), 'part')
const ForEaters = onDemand(() => import('../for-eaters/ForEaters.tsx').then((module) => module.ForEaters), 'part')
const LinkedLine = onDemand(
  () => import('../linked-lines/LinkedLine.tsx').then((module) => module.LinkedLine),
  'part',
  linkedLineWords,
)
const LinkedRecipes = onDemand(() => import('./LinkedRecipes.tsx').then((module) => module.LinkedRecipes), 'part')
export const loadAbout = () => import('./about/RecipeAbout.tsx').then((module) => module.RecipeAbout)

const RecipeAbout = onDemand(loadAbout, 'part')

/** The header above a step; empty for none. */
const sectionOf = (steps: readonly InstructionLine[], line: number): string =>
  steps.slice(0, line).findLast(({ isHeader }) => isHeader)?.content ?? ''

interface Props {
  readonly recipe: Recipe
  /** The words to parse its amounts with. */
  readonly words: Vocabulary
  /** Stands in place of photos. */
  readonly picture?: ReactNode
  /** Whether it shows when the recipe was added, and what the cook noted about it. */
  readonly hasAbout?: boolean
}

/** A loaded recipe: its head, ingredients and steps. */
export function RecipeView({ recipe, words, picture, hasAbout = true }: Props) {
  const { t } = useTranslation('recipes')
  const cooking = useCookingProgress(recipe.id, recipe.version)
  const [asWritten, setAsWritten] = useState(false)
  const { scaler, failed: scalerFailed } = useAmountScaler(cooking.factor)
  const { convertLine, convertStep, convertText, failed } = useUnitConverter(words)
  const ingredients = useMemo(
    () => visibleIngredients(recipe.ingredients, scaler, words, convertLine),
    [recipe.ingredients, scaler, words, convertLine],
  )
  const steps = useMemo(() => readInstructions(recipe.instructions, recipe.images.length), [recipe])
  const { loggedIn } = useSession()
  const reader = useMemo(
    () => stepReader({ ingredients, scaler, words, convertStep, convertText }),
    [ingredients, scaler, words, convertStep, convertText],
  )
  const isWide = useMatches('(min-width: 48rem)')
  const photo = picture ?? <PhotoStrip recipeId={recipe.id} title={recipe.title} images={recipe.images} />
  const base = yieldOf(recipe.yield, words)
  const isBegun = cooking.ticked.size > 0 || cooking.step !== null
  const hasLinked = recipe.linked.length > 0
  useTitle(recipe.title)
  useWakeLock(usePreferences(recipeDetails).enableWakeLock)

  return (
    <div className={classes.view}>
      {recipe.folder === 'inbox' && recipe.kitchenId === undefined && <InboxNote recipe={recipe} />}
      <div className={classes.columns}>
        <div className={classes.start}>
          {!isWide && photo}
          <RecipeHead
            recipe={recipe}
            yields={base ? scaledYield(recipe.yield, base, scaler.factor, words) : recipe.yield}
          />
          {loggedIn && hasAbout && <ForEaters recipe={recipe} words={words} />}
          <SectionSwitch />
          <section id="recipe-ingredients" aria-labelledby="recipe-ingredients-title" className={classes.ingredients}>
            <Heading id="recipe-ingredients-title" className={classes.wideOnly}>
              {t('field.ingredients')}
            </Heading>
            {ingredients.length === 0 ? (
              <Text tone="soft">{t('recipe.noIngredients')}</Text>
            ) : (
              <>
                <ScaleControl
                  {...{ recipe, ingredients }}
                  yields={nameServings(recipe.yield, words)}
                  words={words}
                  factor={scaler.factor}
                  onScale={cooking.scaleTo}
                  isChanged={ingredients.some(isChanged)}
                  asWritten={asWritten}
                  onAsWritten={setAsWritten}
                />
                {failed && <Note tone="attention">{t('units.failed')}</Note>}
                {scalerFailed && <Note tone="attention">{t('scale.failed')}</Note>}
                <IngredientList
                  {...{ ingredients, asWritten }}
                  ticked={cooking.ticked}
                  onTick={cooking.tick}
                  below={
                    hasLinked
                      ? (ingredient) => <LinkedLine {...{ recipe, ingredient, words }} factor={cooking.factor} />
                      : undefined
                  }
                />
              </>
            )}
            {hasLinked && <LinkedRecipes {...{ recipe, ingredients, words }} />}
          </section>
        </div>
        <div className={classes.end}>
          {isWide && photo}
          <section id="recipe-steps" aria-labelledby="recipe-steps-title" className={classes.steps}>
            <Heading id="recipe-steps-title">{t('recipe.steps')}</Heading>
            {steps.length === 0 ? (
              <Text tone="soft">{t('recipe.noSteps')}</Text>
            ) : (
              <StepList
                {...{ steps, reader }}
                current={cooking.step}
                onMark={cooking.toggleStep}
                below={(step, line) => (
                  <>
                    <StepPhotos recipe={recipe} photos={step.photos ?? []} />
                    {loggedIn && (
                      <WhenNear>
                        <StepTimers step={step} section={sectionOf(steps, line)} title={recipe.title} />
                      </WhenNear>
                    )}
                  </>
                )}
              />
            )}
            {isBegun && (
              <Button className={classes.again} onClick={cooking.startOver}>
                {t('recipe.startOver')}
              </Button>
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
      </div>
      {hasAbout && (
        <WhenNear>
          <RecipeAbout recipe={recipe} factor={Number(scaler.factor)} />
        </WhenNear>
      )}
    </div>
  )
}
