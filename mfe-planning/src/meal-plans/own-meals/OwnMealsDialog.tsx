import { getMealPlan, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { Button, IconButton, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconPlus, IconTrash } from '@potluck/ui/icons'
import { type CSSProperties, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import classes from './OwnMealsDialog.module.css'

type OwnMeal = MealPlan['meals'][number]

/** Hues that differ clearly from those of the standard meals, in degrees. */
const hues = [0, 30, 75, 140, 185, 240, 275, 300] as const

const most = 20

/** The meals that a plan has besides the standard ones. */
export function OwnMealsDialog({ plan, onClose }: { readonly plan: MealPlan; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const [meals, setMeals] = useState<readonly OwnMeal[]>(plan.meals)
  const [tried, setTried] = useState(false)
  const save = useCall(updateMealPlan, { changes: [getMealPlan] })

  const change = (id: string, part: Partial<OwnMeal>) =>
    setMeals(meals.map((meal) => (meal.id === id ? { ...meal, ...part } : meal)))

  function add() {
    const hue = hues.find((one) => meals.every((meal) => meal.hue !== one)) ?? hues[0]
    setMeals([...meals, { id: uuid(), name: '', hue }])
  }

  function submit() {
    setTried(true)
    const named = meals.map((meal) => ({ ...meal, name: meal.name.trim() }))
    if (named.some(({ name }) => name === '')) return
    save.mutate({ params: { id: plan.id }, body: { meals: named } }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={t('meals.title')}
      busy={save.isPending}
      problem={save.isError && t('rename.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="soft">{t('meals.about')}</Text>
      {meals.map(({ id, name, hue }) => (
        <div key={id} className={classes.meal}>
          <TextField
            label={t('meals.name')}
            value={name}
            onChange={(written) => change(id, { name: written })}
            maxLength={60}
            error={tried && name.trim() === '' ? t('meals.nameMissing') : undefined}
          />
          <IconButton
            icon={<IconTrash />}
            label={t('meals.remove', { name })}
            className={classes.remove}
            onClick={() => setMeals(meals.filter((meal) => meal.id !== id))}
          />
          <Hues name={name} hue={hue} onChange={(chosen) => change(id, { hue: chosen })} />
        </div>
      ))}
      {meals.length < most && (
        <Button icon={<IconPlus />} onClick={add}>
          {t('meals.add')}
        </Button>
      )}
    </FormDialog>
  )
}

interface HuesProps {
  readonly name: string
  readonly hue: number
  readonly onChange: (hue: number) => void
}

function Hues({ name, hue, onChange }: HuesProps) {
  const { t } = useTranslation('planning')
  const group = useId()
  return (
    <fieldset className={classes.hues} aria-label={t('meals.colour', { name })}>
      {hues.map((one, at) => (
        <label key={one} className={classes.hue} style={{ '--meal-hue': one } as CSSProperties}>
          <input
            type="radio"
            name={group}
            aria-label={t('meals.colourNumber', { number: at + 1 })}
            checked={one === hue}
            onChange={() => onChange(one)}
          />
        </label>
      ))}
    </fieldset>
  )
}
