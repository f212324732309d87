import type { Recipe } from '@potluck/api/recipes'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useTextLanguage } from '@potluck/parts'
import { usePreferences, useSession, useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { Button, onDemand, Row, Text, VisuallyHidden } from '@potluck/ui'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cookLogWords } from '../cook-log/words.ts'
import { useCookingProgress } from '../cooking-progress/useCookingProgress.ts'
import { linesWithMeat } from '../inner-temperatures/lines-with-meat.ts'
import { innerTemperatureWords } from '../inner-temperatures/words.ts'
import { linkedLineWords } from '../linked-lines/words.ts'
import { cookMode } from '../preferences.ts'
import { amountScaler } from '../recipe-text/amount-scaler.ts'
import { type VisibleIngredient, visibleIngredients } from '../recipe-text/ingredient-list.ts'
import { StepPhotos } from '../recipe-text/StepPhotos.tsx'
import { StepText } from '../recipe-text/StepText.tsx'
import { type StepReader, stepReader } from '../recipe-text/step-reader.ts'
import { useUnitConverter } from '../recipe-text/useUnitConverter.ts'
import { CookBar } from './CookBar.tsx'
import { CookHeader } from './CookHeader.tsx'
import { CookIngredients } from './CookIngredients.tsx'
import classes from './CookView.module.css'
import { type CookStep, cookSteps, positionOf } from './cook-steps.ts'
import { IngredientsDrawer } from './IngredientsDrawer.tsx'
import { StepTimers } from './StepTimers.tsx'
import { useLeaveCooking } from './useLeaveCooking.ts'
import { useStepKeys } from './useStepKeys.ts'
import { useSwipe } from './useSwipe.ts'
import { useWakeLock } from './useWakeLock.ts'

const LinkedLine = onDemand(
  () => import('../linked-lines/LinkedLine.tsx').then((module) => module.LinkedLine),
  'part',
  linkedLineWords,
)
const InnerTemperatures = onDemand(
  () => import('../inner-temperatures/InnerTemperaturesDialog.tsx').then((module) => module.InnerTemperaturesDialog),
  'dialog',
  innerTemperatureWords,
)
const CookedDialog = onDemand(
  () => import('../cook-log/CookedDialog.tsx').then((module) => module.CookedDialog),
  'dialog',
  cookLogWords,
)

interface Props {
  readonly recipe: Recipe
  readonly words: Vocabulary
  /** The path of the recipe, to return to. */
  readonly path?: string
}

/** One step on the whole screen with its ingredients. The list of ingredients is beside it or in a drawer. */
export function CookView({ recipe, words, path = paths.recipe(recipe.id) }: Props) {
  const { t } = useTranslation('recipes')
  const cooking = useCookingProgress(recipe.id, recipe.version)
  const scaler = useMemo(() => amountScaler(cooking.factor), [cooking.factor])
  const { convertLine, convertStep, convertText } = useUnitConverter(words)
  const ingredients = useMemo(
    () => visibleIngredients(recipe.ingredients, scaler, words, convertLine),
    [recipe.ingredients, scaler, words, convertLine],
  )
  const reader = useMemo(
    () => stepReader({ ingredients, scaler, words, convertStep, convertText }),
    [ingredients, scaler, words, convertStep, convertText],
  )
  const steps = useMemo(
    () => cookSteps(recipe.instructions, ingredients, words, recipe.images.length),
    [recipe.instructions, recipe.images.length, ingredients, words],
  )
  const [shown, setShown] = useState<'ingredients' | 'temperatures' | 'question' | null>(null)
  const [isOver, setIsOver] = useState(false)
  const { loggedIn } = useSession()
  const page = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const leave = useLeaveCooking(path)
  // Readers of a kitchen have a log and stars of their own there.
  const isInBook = recipe.isOwner || recipe.kitchenId !== undefined
  const position = positionOf(steps, cooking.step)
  const step = steps[position]
  useTitle(recipe.title)
  useWakeLock(usePreferences(recipeDetails).enableWakeLock)

  function show(next: number) {
    const nextStep = steps[next]
    if (!nextStep || nextStep.line === cooking.step) return
    cooking.toggleStep(nextStep.line)
    // In a low window, bars and text scroll together.
    for (const element of [page.current, view.current]) element?.scrollTo({ top: 0, behavior: 'instant' })
  }

  const next = () => show(position + 1)
  const back = () => show(position - 1)
  const onTemperatures = () => setShown('temperatures')
  useStepKeys({ page, onNext: next, onBack: back, onLeave: leave })
  const swipe = useSwipe({ onForwards: next, onBackwards: back })

  function finish() {
    setIsOver(true)
    // While a dialog is open, Back closes it and leads nowhere.
    setShown(null)
    cooking.startOver()
    leave()
  }

  const below =
    recipe.linked.length === 0
      ? undefined
      : (ingredient: VisibleIngredient) => (
          <LinkedLine {...{ recipe, ingredient, words }} factor={cooking.factor} showsSteps />
        )

  return (
    <div ref={view} className={classes.view} data-full-screen="" data-text-size={usePreferences(cookMode).textSize}>
      <CookHeader recipe={recipe} words={words} step={step} total={steps.length} onLeave={leave} />
      <div className={classes.columns}>
        <section aria-label={t('field.ingredients')} className={classes.beside}>
          <CookIngredients ingredients={ingredients} now={step?.ingredients ?? []} below={below} {...cooking} />
        </section>
        <main ref={page} className={classes.page} {...swipe}>
          {step ? (
            // Each step is said as a whole; the first one, that is there again at the end, is not.
            <div aria-live={isOver ? 'off' : 'polite'}>
              <ShownStep key={step.line} {...{ recipe, step, reader, onTemperatures }} total={steps.length} />
            </div>
          ) : (
            <Text size="large">{t('recipe.noSteps')}</Text>
          )}
        </main>
      </div>
      <CookBar
        isFirst={position === 0}
        isLast={position >= steps.length - 1}
        onBack={back}
        onNext={next}
        onDone={loggedIn && isInBook ? () => setShown('question') : finish}
        onIngredients={() => setShown('ingredients')}
      />
      {shown === 'question' && <CookedDialog recipe={recipe} onDone={finish} onClose={() => setShown(null)} />}
      {shown === 'temperatures' && <InnerTemperatures onClose={() => setShown(null)} />}
      {shown === 'ingredients' && (
        <IngredientsDrawer
          ingredients={ingredients}
          now={step?.ingredients ?? []}
          ticked={cooking.ticked}
          tick={cooking.tick}
          below={below}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}

interface ShownStepProps {
  readonly recipe: Recipe
  readonly step: CookStep
  readonly total: number
  readonly reader: StepReader
  readonly onTemperatures: () => void
}

/** A step with its timers and ingredients. */
function ShownStep({ recipe, step, total, reader, onTemperatures }: ShownStepProps) {
  const { t } = useTranslation('recipes')
  const { loggedIn } = useSession()
  const language = useTextLanguage(recipe.instructions)
  const inList = useTextLanguage(recipe.ingredients)
  const meat = useMemo(() => new Set(linesWithMeat(recipe)), [recipe])
  return (
    <article className={classes.step}>
      <VisuallyHidden>{t('cook.place', { number: step.number, total })}. </VisuallyHidden>
      {step.section !== '' && (
        <Text as="div" tone="soft" dir="auto" lang={language} className={classes.section}>
          {step.section}
        </Text>
      )}
      <div dir="auto" lang={language} className={classes.text}>
        <StepText step={step.content} reader={reader} />
      </div>
      <StepPhotos recipe={recipe} photos={step.photos} />
      {loggedIn && (
        <div className={classes.timers}>
          <StepTimers step={step} section={step.section} title={recipe.title} />
        </div>
      )}
      {step.ingredients.some(({ line }) => meat.has(line)) && (
        <Row>
          <Button onClick={onTemperatures}>{t('cook.innerTemperatures')}</Button>
        </Row>
      )}
      {step.ingredients.length > 0 && (
        <ul aria-label={t('cook.forThisStep')} className={classes.needed}>
          {step.ingredients.map(({ line, displayed }) => (
            <li key={line} dir="auto" lang={inList}>
              {step.inParts.has(line) ? displayed.ingredient : displayed.text}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
