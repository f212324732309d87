import { type MealPlan, maxDishNotes } from '@potluck/api/meal-plans'
import type { RecipeSummary } from '@potluck/api/recipes'
import { FormDialog } from '@potluck/parts/FormDialog'
import { Button, onDemand, Text, VisuallyHidden } from '@potluck/ui'
import { SelectField, SwitchRow, TextAreaField, TextField } from '@potluck/ui/forms'
import { IconBook, IconChevronDown } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../days.ts'
import type { OwnRecipe } from '../own-recipe.ts'
import type { DishActions, Writing } from '../useDishActions.ts'
import { type Meal, mealOf } from '../useMeals.ts'
import { ChosenRecipes } from './ChosenRecipes.tsx'
import classes from './DishDialog.module.css'
import { DishField } from './DishField.tsx'
import { useDishForm } from './useDishForm.ts'

const FrozenDishes = onDemand(() => import('./FrozenDishes.tsx').then((module) => module.FrozenDishes), 'part')
const RecipePicker = onDemand(() => import('@potluck/parts/RecipePicker').then((module) => module.RecipePicker))

interface Props {
  readonly writing: Writing
  readonly plan: MealPlan
  readonly meals: readonly Meal[]
  readonly actions: DishActions
  readonly onClose: () => void
}

interface DishProps {
  readonly dish: ReturnType<typeof useDishForm>
}

/** The dialog that plans own recipes, friends' recipes or free text, or edits a dish of the plan. */
export function DishDialog({ writing, plan, meals, actions, onClose }: Props) {
  const { t } = useTranslation('planning')
  const dish = useDishForm({ writing, plan, meals, actions, onDone: onClose })
  const { isNew, form, count } = dish
  const { values } = form
  const [more, setMore] = useState(!isNew && (values.servings !== '' || values.notes !== ''))
  const [picking, setPicking] = useState(false)

  if (picking) return <PickRecipes dish={dish} kitchenId={plan.kitchen?.id} onClose={() => setPicking(false)} />
  const recipes =
    isNew || dish.chosen.length > 0 || values.own === null
      ? dish.chosen
      : [{ recipe: ofDish(values.own), day: values.day }]
  return (
    <FormDialog
      title={t(isNew ? 'dish.new' : 'dish.change')}
      {...(isNew && { submitLabel: t('dish.add', { count }) })}
      form={form}
      onClose={onClose}
    >
      <div className={classes.what}>
        {recipes.length > 0 && (
          <ChosenRecipes
            chosen={recipes}
            from={values.day}
            kitchenId={plan.kitchen?.id}
            onDay={dish.setDay}
            onRemove={dish.letGo}
          />
        )}
        <DishField
          label={t(isNew && recipes.length > 0 ? 'dish.another' : 'dish.what')}
          {...form.field('text')}
          onRecipe={dish.pick}
          kitchenId={plan.kitchen?.id}
        />
        <Hint dish={dish} kitchen={plan.kitchen} />
        <Button icon={<IconBook />} onClick={() => setPicking(true)}>
          {t(isNew ? 'dish.pickSeveral' : 'dish.pick')}
        </Button>
        {isNew && count === 0 && (
          <FrozenDishes
            plan={plan}
            eaten={{ day: values.day, meal: values.meal, portions: dish.servings }}
            onDone={onClose}
          />
        )}
      </div>
      <When dish={dish} meals={meals} />
      {count <= 1 && !more && (
        <Button
          variant="quiet"
          icon={<IconChevronDown />}
          className={classes.more}
          aria-expanded={false}
          onClick={() => setMore(true)}
        >
          {/* What stands behind it, with the servings that were filled in. */}
          {values.servings === '' ? t('dish.more') : t('dish.moreFor', { number: values.servings })}
        </Button>
      )}
      {count <= 1 && more && <MoreFields dish={dish} />}
    </FormDialog>
  )
}

interface PickProps extends DishProps {
  /** The kitchen that the plan belongs to. */
  readonly kitchenId: string | undefined
  readonly onClose: () => void
}

/** Picks recipes instead of the typed text: several for new dishes, one for an existing dish. */
function PickRecipes({ dish: { isNew, chosen, form, pick, letGo }, kitchenId, onClose }: PickProps) {
  const { t } = useTranslation('planning')
  const pickedIds = chosen.map(({ recipe }) => recipe.id)
  return (
    <RecipePicker
      title={t('dish.pick')}
      typed={isNew ? form.values.text : ''}
      friends
      kitchenId={kitchenId}
      pickedIds={isNew ? pickedIds : undefined}
      onPick={(recipe) => {
        if (isNew && pickedIds.includes(recipe.id)) return letGo(recipe.id)
        pick(recipe)
        if (!isNew) onClose()
      }}
      onClose={onClose}
    />
  )
}

interface HintProps extends DishProps {
  /** The kitchen that the plan belongs to. */
  readonly kitchen: MealPlan['kitchen']
}

/** Explains how the typed text is planned. After a recipe is taken, screen readers hear so. */
function Hint({ dish: { form, titled, isWords, isNew, isOffered, lookUp, chosen }, kitchen }: HintProps) {
  const { t } = useTranslation('planning')
  const taken = chosen.at(-1)
  function hintOf({ title, owner, kitchenId }: RecipeSummary): string {
    if (owner) return t('dish.isFriends', { title, name: owner.name })
    if (kitchenId !== undefined && kitchen) return t('dish.isOfKitchen', { title, kitchen: kitchen.name })
    return t('dish.isRecipe', { title })
  }
  function hint(): string | undefined {
    if (form.values.text.trim() === '') return
    if (titled) return hintOf(titled)
    if (!isWords) return
    if (lookUp !== 'done') return lookUp === 'failed' ? t('dish.isNotSearched') : undefined
    return t(isNew && isOffered ? 'dish.offered' : 'dish.isWords')
  }
  return (
    <Text size="small" tone="soft" role="status" className={classes.hint}>
      {hint() ?? (taken && <VisuallyHidden>{t('dish.taken', { title: taken.recipe.title })}</VisuallyHidden>)}
    </Text>
  )
}

interface WhenProps extends DishProps {
  readonly meals: readonly Meal[]
}

/** On which day it is eaten, and at which meal. */
function When({ dish: { form, count }, meals }: WhenProps) {
  const { t } = useTranslation('planning')
  const { values } = form
  return (
    <div className={classes.when}>
      <TextField
        type="date"
        label={t(count > 1 ? 'dish.firstDay' : 'dish.day')}
        description={values.day === null ? t('dish.dayEmpty') : undefined}
        min="1900-01-01"
        max="2199-12-31"
        value={values.day ?? ''}
        error={form.field('day').error}
        onChange={(day) => form.set({ day: isDay(day) ? day : null })}
      />
      <SelectField
        label={t('dish.meal')}
        value={mealOf(meals, values.meal)?.id ?? 'other'}
        onChange={(meal) => form.set({ meal })}
        options={meals.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  )
}

const ofDish = ({ id, title, image = null }: OwnRecipe['recipe']) => ({ id, title, image, owner: null })

/** Rarely used fields. */
function MoreFields({ dish: { form, isNew } }: DishProps) {
  const { t } = useTranslation('planning')
  const { values } = form
  return (
    <>
      <TextField {...form.field('servings')} label={t('dish.servings')} inputMode="decimal" maxLength={6} />
      <TextAreaField {...form.field('notes')} label={t('dish.notes')} maxLength={maxDishNotes} rows={2} />
      {isNew && values.day !== null && (
        <SwitchRow label={t('dish.repeat')} checked={values.repeats} onChange={(repeats) => form.set({ repeats })} />
      )}
      {isNew && values.repeats && values.day !== null && (
        <TextField
          {...form.field('weeks')}
          label={t('dish.weeks')}
          inputMode="numeric"
          {...form.field('weeks')}
          maxLength={2}
        />
      )}
    </>
  )
}
