import type { MealPlan } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import classes from './PrintedPlan.module.css'
import { useDayNames } from './useDayNames.ts'
import { type Meal, mealOf } from './useMeals.ts'
import type { PlanView } from './usePlanView.ts'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly meals: readonly Meal[]
}

/** More dishes than this are written small. */
const many = 21

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // What is printed is what stands there when this is over.
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

/** The shown days on paper: the days and their dishes, and nothing else. */
export function PrintedPlan(props: Props) {
  return usePrinting() ? createPortal(<Sheet {...props} />, document.body) : null
}

function Sheet({ plan, view, meals }: Props) {
  const { t } = useTranslation('planning')
  const { long } = useDayNames()
  const { number } = useFormats()
  const days = view.weeks.flat()
  const shown = plan.items.filter(({ day }) => day !== null && days.includes(day))
  return (
    <section className={clsx(classes.sheet, shown.length > many && classes.full)}>
      <h1 className={classes.heading}>{plan.title}</h1>
      <table className={classes.week}>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">{long(day)}</th>
              <td>
                {meals.flatMap((meal) =>
                  shown
                    .filter((dish) => dish.day === day && mealOf(meals, dish.meal) === meal)
                    .map(({ id, title, servings }) => (
                      <div key={id}>
                        <bdi>{title}</bdi>{' '}
                        <span className={classes.about}>
                          {[
                            meal.name,
                            ...(servings === null
                              ? []
                              : [t('plan.servings', { count: servings, number: number(servings) })]),
                          ].join(' · ')}
                        </span>
                      </div>
                    )),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
