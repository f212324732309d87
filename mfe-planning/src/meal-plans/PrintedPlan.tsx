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

/** More dishes than this are printed in small type. */
const many = 21

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the DOM as it is after this event.
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

/** The print view of the visible days: only the days and their dishes. */
export function PrintedPlan(props: Props) {
  return usePrinting() ? createPortal(<Sheet {...props} />, document.body) : null
}

function Sheet({ plan, view, meals }: Props) {
  const { t } = useTranslation('planning')
  const { dayOfWeek, date } = useDayNames()
  const { number } = useFormats()
  const span = useSpanName(view)
  const days = view.weeks.flat()
  const dishes = plan.items.filter(({ day }) => day !== null && days.includes(day))
  const isFull = dishes.length > many
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
                  dishes
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
