import type { MealPlan } from '@potluck/api/meal-plans'
import { FormDialog } from '@potluck/parts/FormDialog'
import type { DishDraft } from '@potluck/platform/add-dishes'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useSession } from '@potluck/platform/hooks'
import { Button, onDemand } from '@potluck/ui'
import { SelectField, SwitchRow, TextAreaField, TextField } from '@potluck/ui/forms'
import { IconBook } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { mealPlan } from '../preferences.ts'
import classes from './DishDialog.module.css'
import { daysAfter, isDay } from './days.ts'
import type { DishActions, Writing } from './useDishActions.ts'
import { type Meal, mealOf } from './useMeals.ts'

const RecipePicker = onDemand(() => import('@potluck/parts/RecipePicker').then((module) => module.RecipePicker))

interface Props {
  readonly writing: Writing
  readonly plan: MealPlan
  readonly meals: readonly Meal[]
  readonly actions: DishActions
  readonly onClose: () => void
}

const mostWeeks = 52

function draftOf(writing: Writing, meals: readonly Meal[], lastMeal: string): DishDraft {
  if ('dish' in writing) return writing.dish
  const meal = mealOf(meals, lastMeal)?.id ?? 'other'
  return { title: '', recipe: null, day: writing.day, meal, servings: null, notes: '' }
}

/** Number in what a cook typed, or null where it is none that one can cook for. */
function servingsIn(text: string): number | null {
  const number = Number(text.replace(',', '.'))
  return text.trim() !== '' && number >= 0.1 && number <= 1000 ? number : null
}

/** Writes a dish of the plan: a recipe of the book, or free text. */
export function DishDialog({ writing, meals, actions, onClose }: Props) {
  const { t } = useTranslation('planning')
  const { preferences } = useHost()
  const { account } = useSession()
  const { lastMeal } = usePreferences(mealPlan)
  const isNew = !('dish' in writing)
  const [draft, setDraft] = useState(() => draftOf(writing, meals, lastMeal))
  const [servings, setServings] = useState(draft.servings === null ? '' : String(draft.servings))
  const [weeks, setWeeks] = useState('4')
  const [repeats, setRepeats] = useState(false)
  const [picking, setPicking] = useState(false)
  const [tried, setTried] = useState(false)
  const change = (part: Partial<DishDraft>) => setDraft((before) => ({ ...before, ...part }))

  const written = { ...draft, title: draft.title.trim(), servings: servingsIn(servings) }
  const servingsWrong = servings.trim() !== '' && written.servings === null

  function save() {
    setTried(true)
    if (written.title === '' || servingsWrong) return
    preferences.update(mealPlan, { lastMeal: written.meal })
    if ('dish' in writing) actions.edit(writing.dish, written)
    else actions.add(repeated(written))
    onClose()
  }

  function repeated(dish: DishDraft): readonly DishDraft[] {
    const { day } = dish
    if (!repeats || day === null) return [dish]
    const times = Math.min(mostWeeks, Math.max(1, Math.round(Number(weeks)) || 1))
    const seriesId = uuid()
    return Array.from({ length: times }, (_, week) => ({ ...dish, seriesId, day: daysAfter(day, week * 7) }))
  }

  if (picking) {
    return (
      <RecipePicker
        title={t('dish.pick')}
        onPick={({ id, title }) => {
          change({ recipe: { id, title, ownerId: account?.id ?? '' }, title })
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
    )
  }
  return (
    <FormDialog
      title={t(isNew ? 'dish.new' : 'dish.change')}
      {...(isNew && { submitLabel: t('dish.add') })}
      busy={false}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={classes.what}>
        <TextField
          label={t('dish.what')}
          placeholder={t('dish.example')}
          value={draft.title}
          onChange={(title) => change({ title, ...(isNew && { recipe: null }) })}
          maxLength={500}
          error={tried && written.title === '' ? t('dish.whatMissing') : undefined}
          data-autofocus
        />
        {isNew && (
          <Button icon={<IconBook />} onClick={() => setPicking(true)}>
            {t('dish.pick')}
          </Button>
        )}
      </div>
      <div className={classes.when}>
        <TextField
          type="date"
          label={t('dish.day')}
          description={t('dish.dayEmpty')}
          min="1900-01-01"
          max="2199-12-31"
          value={draft.day ?? ''}
          onChange={(day) => change({ day: isDay(day) ? day : null })}
        />
        <SelectField
          label={t('dish.meal')}
          value={mealOf(meals, draft.meal)?.id ?? 'other'}
          onChange={(meal) => change({ meal })}
          options={meals.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          label={t('dish.servings')}
          inputMode="decimal"
          value={servings}
          onChange={setServings}
          maxLength={6}
          error={servingsWrong ? t('dish.servingsWrong') : undefined}
        />
      </div>
      <TextAreaField
        label={t('dish.notes')}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        maxLength={10_000}
        rows={2}
      />
      {isNew && draft.day !== null && <SwitchRow label={t('dish.repeat')} checked={repeats} onChange={setRepeats} />}
      {isNew && repeats && draft.day !== null && (
        <TextField label={t('dish.weeks')} inputMode="numeric" value={weeks} onChange={setWeeks} maxLength={2} />
      )}
    </FormDialog>
  )
}
