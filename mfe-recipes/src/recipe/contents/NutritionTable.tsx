import { type NutrientName, type Nutrients, nutrientNames } from '@potluck/foods/food'
import { leastNutrient, roundedNutrient } from '@potluck/foods/rounded-nutrients'
import { nutrientBit } from '@potluck/foods/serving'
import { useFormats } from '@potluck/parts'
import { useTranslation } from 'react-i18next'
import classes from './WhatIsInIt.module.css'

interface Props {
  /** The amounts to show; null where one is not known. */
  readonly nutrients: Nutrients
  /** Those that are known in full; the others are more than that. */
  readonly whole: number
}

/** The amounts of nutrients, each with its name. */
export function NutritionTable({ nutrients, whole }: Props) {
  const { t } = useTranslation('recipes')
  const { number } = useFormats()
  const written = (name: NutrientName, amount: number) => {
    const rounded = roundedNutrient(name, amount)
    const isMore = (whole & nutrientBit(name)) === 0
    const value = rounded === null ? `< ${number(leastNutrient(name))}` : `${isMore ? '> ' : ''}${number(rounded)}`
    return `${value} ${t(name === 'energy' ? 'contents.kcal' : 'contents.gram')}`
  }
  return (
    <dl className={classes.nutrients}>
      {nutrientNames.map((name) => {
        const amount = nutrients[name]
        return (
          <div key={name} className={classes.nutrient}>
            <dt>{t(`contents.${name}`)}</dt>
            <dd>{amount === null ? '–' : <bdi>{written(name, amount)}</bdi>}</dd>
          </div>
        )
      })}
    </dl>
  )
}
