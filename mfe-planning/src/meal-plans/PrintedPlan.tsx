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
import { useSpanName } from './useSpanName.ts'

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
  const { dayOfWeek, date } = useDayNames()
  const { number } = useFormats()
  const span = useSpanName(view)
  const days = view.weeks.flat()
  const shown = plan.items.filter(({ day }) => day !== null && days.includes(day))
  const isFull = shown.length > many
  const isRoomy = !isFull && view.kind === 'week'
  return (
    <section className={clsx(classes.sheet, isFull && classes.full, isRoomy && classes.roomy)}>
      <div className={classes.head}>
        <h1 className={classes.heading}>
          <bdi>{plan.title}</bdi>
        </h1>
        <span className={classes.when}>{span}</span>
      </div>
      <table className={classes.week}>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">
                <span className={classes.weekday}>{dayOfWeek(day)}</span>{' '}
                <span className={classes.date}>{date(day)}</span>
              </th>
              <td>
                {meals.flatMap((meal) =>
                  shown
                    .filter((dish) => dish.day === day && mealOf(meals, dish.meal) === meal)
                    .map(({ id, title, servings, notes }, place) => (
                      <div key={id} className={classes.dish}>
                        <span className={classes.about}>{place === 0 && <bdi>{meal.name}</bdi>}</span>{' '}
                        <span>
                          <bdi>{title}</bdi>{' '}
                          <span className={classes.about}>
                            {servings !== null && t('plan.servings', { count: servings, number: number(servings) })}
                            {notes !== '' && (
                              <span className={classes.notes}>
                                <bdi>{notes}</bdi>
                              </span>
                            )}
                          </span>
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
