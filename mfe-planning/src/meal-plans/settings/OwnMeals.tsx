import type { MealPlan } from '@potluck/api/meal-plans'
import { Button, IconButton, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconPlus, IconTrash } from '@potluck/ui/icons'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import classes from './OwnMeals.module.css'

type Meals = MealPlan['meals']

/** Hues that differ clearly from those of the standard meals, in degrees. */
const hues = [0, 30, 75, 140, 185, 240, 275, 300] as const

const most = 20

interface Props {
  readonly meals: Meals
  /** The error of a meal without a name. */
  readonly missing: ReactNode
  readonly onChange: (meals: Meals) => void
}

/** The meals that a plan has besides the standard ones. */
export function OwnMeals({ meals, missing, onChange }: Props) {
  const { t } = useTranslation('planning')

  const change = (id: string, part: Partial<Meals[number]>) =>
    onChange(meals.map((meal) => (meal.id === id ? { ...meal, ...part } : meal)))

  function add() {
    const hue = hues.find((one) => meals.every((meal) => meal.hue !== one)) ?? hues[0]
    onChange([...meals, { id: uuid(), name: '', hue }])
  }

  return (
    <>
      <Text tone="soft">{t('meals.about')}</Text>
      {meals.map(({ id, name, hue }) => (
        <div key={id} className={classes.meal}>
          <TextField
            label={t('meals.name')}
            value={name}
            onChange={(written) => change(id, { name: written })}
            maxLength={60}
            error={name.trim() === '' ? missing : undefined}
          />
          <IconButton
            icon={<IconTrash />}
            label={t('meals.remove', { name })}
            className={classes.remove}
            onClick={() => onChange(meals.filter((meal) => meal.id !== id))}
          />
          <Hues name={name} hue={hue} onChange={(chosen) => change(id, { hue: chosen })} />
        </div>
      ))}
      {meals.length < most && (
        <Button icon={<IconPlus />} onClick={add}>
          {t('meals.add')}
        </Button>
      )}
    </>
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
