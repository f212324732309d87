import { getMealPlan, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Button, IconButton, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconPlus, IconTrash } from '@potluck/ui/icons'
import { type CSSProperties, useId } from 'react'
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
  const save = useCall(updateMealPlan, { changes: [getMealPlan] })
  const form = useForm<Pick<MealPlan, 'meals'>>({
    initial: { meals: plan.meals },
    check: (values) => ({
      meals: values.meals.some(({ name }) => name.trim() === '') && t('meals.nameMissing'),
    }),
    async submit(values) {
      const meals = values.meals.map((meal) => ({ ...meal, name: meal.name.trim() }))
      await save.mutateAsync({ params: { id: plan.id }, body: { meals } })
    },
    explain: () => ({ problem: t('rename.failed') }),
    onDone: onClose,
  })
  const { meals } = form.values

  const change = (id: string, part: Partial<OwnMeal>) =>
    form.set({ meals: meals.map((meal) => (meal.id === id ? { ...meal, ...part } : meal)) })

  function add() {
    const hue = hues.find((one) => meals.every((meal) => meal.hue !== one)) ?? hues[0]
    form.set({ meals: [...meals, { id: uuid(), name: '', hue }] })
  }

  return (
    <FormDialog title={t('meals.title')} form={form} onClose={onClose}>
      <Text tone="soft">{t('meals.about')}</Text>
      {meals.map(({ id, name, hue }) => (
        <div key={id} className={classes.meal}>
          <TextField
            label={t('meals.name')}
            value={name}
            onChange={(written) => change(id, { name: written })}
            maxLength={60}
            error={name.trim() === '' ? form.field('meals').error : undefined}
          />
          <IconButton
            icon={<IconTrash />}
            label={t('meals.remove', { name })}
            className={classes.remove}
            onClick={() => form.set({ meals: meals.filter((meal) => meal.id !== id) })}
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
