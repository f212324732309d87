import { day as daySchema, type MealPlan } from '@potluck/api/meal-plans'
import type { RecipeSummary } from '@potluck/api/recipes'
import { useRecipeChoice } from '@potluck/parts/useRecipeChoice'
import type { DishDraft } from '@potluck/platform/add-dishes'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useSession, useStore } from '@potluck/platform/hooks'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { type Form, fits, useForm } from '@potluck/platform/useForm'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { type Day, daysAfter } from '../days.ts'
import { ownRecipe } from '../own-recipe.ts'
import { servingsOf } from '../servings-of.ts'
import type { DishActions, Writing } from '../useDishActions.ts'
import { type Meal, mealOf } from '../useMeals.ts'
import type { ChosenRecipe } from './ChosenRecipes.tsx'
import { recipeTitled } from './DishField.tsx'
import { daysFor } from './days-for.ts'
import { useLookUpRecipe } from './useLookUpRecipe.ts'

const maxWeeks = 52

interface Given {
  readonly writing: Writing
  readonly plan: MealPlan
  readonly meals: readonly Meal[]
  readonly actions: DishActions
  readonly onDone: () => void
}

/** The values of the form's fields. */
interface DishFields extends Pick<DishDraft, 'day' | 'meal' | 'notes'> {
  readonly text: string
  /** As typed. */
  readonly servings: string
  readonly own: DishDraft['recipe']
  /** The servings that were filled in for the cook. */
  readonly filled: string
  readonly repeats: boolean
  readonly weeks: string
}

/** Number in what a cook typed, or null where it is none that one can cook for. */
function servingsIn(text: string): number | null {
  const number = Number(text.replace(',', '.'))
  return text.trim() !== '' && number >= 0.1 && number <= 1000 ? number : null
}

/** The values that the form begins with. */
function begin(writing: Writing, meals: readonly Meal[], lastMeal: string) {
  if (!('dish' in writing)) {
    return {
      text: '',
      day: writing.day,
      meal: mealOf(meals, lastMeal)?.id ?? 'other',
      servings: '',
      notes: '',
      own: null,
    }
  }
  const { title, day, meal, servings, notes, recipe } = writing.dish
  return { text: title, day, meal, servings: servings === null ? '' : String(servings), notes, own: recipe }
}

/** A dish that is planned once, or every week. */
function repeated(dish: DishDraft, { repeats, weeks }: { readonly repeats: boolean; readonly weeks: string }) {
  const { day } = dish
  if (!repeats || day === null) return [dish]
  const times = Math.min(maxWeeks, Math.max(1, Math.round(Number(weeks)) || 1))
  const seriesId = uuid()
  return Array.from({ length: times }, (_, week) => ({ ...dish, seriesId, day: daysAfter(day, week * 7) }))
}

/** Tells the servings that the only recipe is written for; '' while there is none, or several. */
function useServingsOf(yieldOfOnly: string | undefined, onServings: (servings: string) => void) {
  const language = useStore(useHost().language)
  const fill = useEffectEvent(onServings)
  useEffect(() => {
    let isCurrent = true
    if (yieldOfOnly === undefined) fill('')
    else void servingsOf(yieldOfOnly, language).then((number) => isCurrent && fill(String(number ?? '')))
    return () => {
      isCurrent = false
    }
  }, [yieldOfOnly, language])
}

interface NewDishes {
  readonly form: DishFields
  readonly count: number
  /** The typed text, if it is no offered recipe. */
  readonly words: string | null
  readonly chosen: readonly ChosenRecipe[]
  readonly planned: readonly RecipeSummary[]
  readonly days: readonly Day[]
  readonly servings: number | null
}

/** Puts several dishes on the plan, each with a recipe of one's own. */
function useAddDishes(actions: DishActions, plan: MealPlan) {
  const { account } = useSession()
  const language = useStore(useHost().language)
  const lookUp = useLookUpRecipe(plan.kitchen?.id)
  return async ({ form, count, words, chosen, planned, days, servings }: NewDishes) => {
    if (!account) return
    const { meal, day } = form
    const notes = count === 1 ? form.notes : ''
    const called = words === null ? null : await lookUp(words)
    const lastDay = days.at(-1) ?? day
    const all = called ? [...chosen, { recipe: called, day: lastDay }] : chosen
    const recipesById = new Map([...planned, ...(called ? [called] : [])].map((recipe) => [recipe.id, recipe]))
    const dishes = await Promise.all(
      all.map(async ({ recipe: { id }, day: ofRecipe }) => {
        const summary = recipesById.get(id)
        if (!summary) return []
        const { recipe, copy } = ownRecipe(summary, account)
        const makes = count === 1 && form.servings !== '' ? servings : await servingsOf(summary.yield, language)
        return [{ dish: { title: summary.title, recipe, day: ofRecipe, meal, servings: makes, notes }, copy }]
      }),
    )
    const isFree = words !== null && !called
    const free = isFree ? [{ title: words, recipe: null, day: lastDay, meal, servings, notes }] : []
    actions.add(
      [...dishes.flat().map(({ dish }) => dish), ...free].flatMap((dish) => repeated(dish, form)),
      dishes.flat().flatMap(({ copy }) => copy ?? []),
    )
  }
}

/** The state of a search for what was typed. */
function lookUpOf({ error, failureReason, isPlaceholderData }: ReturnType<typeof useRecipeChoice>) {
  if (!isPlaceholderData) return 'done'
  return (error ?? failureReason) ? 'failed' : 'waiting'
}

/** The text of one dish, or of several that are planned at once. */
export function useDishForm({ writing, plan, meals, actions, onDone }: Given) {
  const { t } = useTranslation('planning')
  const { preferences } = useHost()
  const addAll = useAddDishes(actions, plan)
  const { account } = useSession()
  const { lastMeal } = usePreferences(mealPlan)
  const isNew = !('dish' in writing)
  const form: Form<DishFields> = useForm<DishFields>({
    initial: { ...begin(writing, meals, lastMeal), filled: '', repeats: false, weeks: '4' },
    check: ({ day }) => ({
      text: isEmpty && t('dish.whatMissing'),
      day: day !== null && !fits(daySchema, day) && t('dish.dayWrong'),
      // Several dishes have one each.
      servings: count <= 1 && values.servings.trim() !== '' && servings === null && t('dish.servingsWrong'),
    }),
    submit: save,
    onDone,
  })
  const { values } = form
  const [recipes, setRecipes] = useState<readonly RecipeSummary[]>([])
  /** Days that were chosen for one of several. */
  const [ownDays, setOwnDays] = useState<ReadonlyMap<string, Day>>(new Map())
  const typed = values.text.trim()
  const found = useRecipeChoice(typed, { friends: true, latest: false, kitchenId: plan.kitchen?.id })
  const titled = isNew && typed !== '' && !found.isPlaceholderData ? recipeTitled(typed, found.data ?? []) : null
  /** The recipes of the dishes: the chosen ones, and those with the typed title. */
  const planned = titled && recipes.every(({ id }) => id !== titled.id) ? [...recipes, titled] : recipes
  const words = isNew && titled === null && typed !== '' ? typed : null
  const count = planned.length + (words === null ? 0 : 1)
  const days = values.day === null ? [] : daysFor(count, values.day, values.meal, plan.items)
  const chosen: readonly ChosenRecipe[] = planned.map((recipe, at) => ({
    recipe,
    day: values.day === null ? null : (ownDays.get(recipe.id) ?? days[at] ?? values.day),
  }))
  const servings = servingsIn(values.servings)
  const isEmpty = isNew ? count === 0 : typed === ''

  const only = count === 1 ? planned[0] : undefined
  // The cook's text stays.
  useServingsOf(only?.yield, (filled) => {
    if (values.servings === values.filled) form.set({ servings: filled, filled })
  })

  /** A dish of the plan as it is written now. */
  function changeDish() {
    if (!('dish' in writing) || !account) return
    const [picked] = recipes
    const own = picked ? ownRecipe(picked, account) : { recipe: values.own, copy: null }
    const { day, meal, notes } = values
    actions.edit(writing.dish, { title: typed, recipe: own.recipe, day, meal, servings, notes }, own.copy)
  }

  function save() {
    preferences.update(mealPlan, { lastMeal: values.meal })
    if (isNew) void addAll({ form: values, count, words, chosen, planned, days, servings })
    else changeDish()
  }

  return {
    isNew,
    form,
    chosen: isNew ? chosen.filter(({ recipe }) => recipes.some(({ id }) => id === recipe.id)) : chosen,
    /** The recipe that is called as was typed, without having been chosen. */
    titled,
    /** Recipes are offered for what was typed. */
    isOffered: typed !== '' && (found.data ?? []).length > 0,
    /** Whether recipes were looked through for what was typed. */
    lookUp: lookUpOf(found),
    /** A typed text has no recipe: nothing can be bought for it. */
    isWords: isNew ? words !== null : values.own === null && recipes.length === 0,
    count,
    /** The typed servings; null where there are none. */
    servings,
    pick(recipe: RecipeSummary) {
      if (!isNew) {
        setRecipes([recipe])
        return form.set({ text: recipe.title })
      }
      setRecipes((before) => [...before.filter(({ id }) => id !== recipe.id), recipe])
      form.set({ text: '' })
    },
    letGo(id: string) {
      setRecipes((before) => before.filter((recipe) => recipe.id !== id))
      form.set({ own: null })
    },
    setDay: (id: string, day: Day) => setOwnDays((before) => new Map([...before, [id, day]])),
  }
}
