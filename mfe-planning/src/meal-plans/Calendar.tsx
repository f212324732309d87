import type { MealPlan, MealPlanItem } from '@potluck/api/meal-plans'
import { IconButton } from '@potluck/ui'
import { useDropPlace } from '@potluck/ui/drag'
import { IconPlus } from '@potluck/ui/icons'
import clsx from 'clsx'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Calendar.module.css'
import { DishCard } from './DishCard.tsx'
import { type Day, isSameMonth } from './days.ts'
import { PutHere } from './PutHere.tsx'
import { showToday } from './show-today.ts'
import { useDayNames } from './useDayNames.ts'
import type { DaySelection } from './useDaySelection.ts'
import { type DishActions, droppedKinds } from './useDishActions.ts'
import { type Meal, mealOf } from './useMeals.ts'
import type { PlanView } from './usePlanView.ts'

interface Shared {
  readonly plan: MealPlan
  readonly meals: readonly Meal[]
  readonly actions: DishActions
}

interface CalendarProps extends Shared {
  readonly view: PlanView
  readonly selection: DaySelection
}

/** Dishes in the order in which a day has its meals. */
function inOrder(dishes: readonly MealPlanItem[], meals: readonly Meal[]): readonly MealPlanItem[] {
  const place = (dish: MealPlanItem) => meals.findIndex(({ id }) => id === dish.meal)
  return dishes.toSorted((one, other) => place(one) - place(other))
}

/** The visible days: side by side in a wide window, below each other on a phone. */
export function Calendar({ view, selection, plan, meals, actions }: CalendarProps) {
  const byDay = useMemo(() => Map.groupBy(plan.items, ({ day }) => day), [plan.items])
  const { weekday } = useDayNames()
  const first = view.weeks[0]?.[0]
  useEffect(showToday, [first, view.kind])
  return (
    <div className={clsx(classes.calendar, classes[view.kind])}>
      {view.kind === 'month' && (
        <div className={classes.heads} aria-hidden="true">
          {view.weeks[0]?.map((day) => (
            <span key={day}>{weekday(day)}</span>
          ))}
        </div>
      )}
      {view.weeks.map((week) => (
        <ol key={week[0]} className={classes.days}>
          {week.map((day) => (
            <DayOfPlan
              key={day}
              day={day}
              view={view}
              selection={selection}
              dishes={inOrder(byDay.get(day) ?? [], meals)}
              meals={meals}
              actions={actions}
            />
          ))}
        </ol>
      ))}
      {view.kind === 'month' && (
        <ol className={classes.below}>
          <DayOfPlan
            day={view.day}
            view={view}
            selection={selection}
            dishes={inOrder(byDay.get(view.day) ?? [], meals)}
            meals={meals}
            actions={actions}
            isWhole
          />
        </ol>
      )}
    </div>
  )
}

interface DayOfPlanProps extends Omit<Shared, 'plan'> {
  readonly day: Day
  readonly view: PlanView
  readonly selection: DaySelection
  readonly dishes: readonly MealPlanItem[]
  /** Displayed below a month whose days have space for their numbers only. */
  readonly isWhole?: boolean
}

function DayOfPlan({ day, view, selection, dishes, meals, actions, isWhole = false }: DayOfPlanProps) {
  const { t } = useTranslation('planning')
  const { long, weekday, number } = useDayNames()
  const isToday = day === view.today
  const place = useRef<HTMLLIElement>(null)
  const over = useDropPlace(place, droppedKinds, (id, kind) => actions.drop({ kind, id }, day))
  return (
    <li
      ref={place}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        classes.day,
        dishes.length === 0 && classes.free,
        day < view.today && classes.past,
        (over || selection.days?.has(day)) && classes.chosen,
        !isWhole && day === view.day && classes.shown,
        !isWhole && view.kind === 'month' && !isSameMonth(day, view.day) && classes.other,
      )}
    >
      {view.kind === 'month' && !isWhole && !selection.days && (
        <button
          type="button"
          className={classes.pick}
          aria-label={[long(day), t('plans.dishes', { count: dishes.length })].join(', ')}
          aria-pressed={day === view.day}
          onClick={() => view.goTo(day)}
        >
          <span className={clsx(classes.number, isToday && classes.today)}>{number(day)}</span>
          <Marks dishes={dishes} meals={meals} />
        </button>
      )}
      <div className={classes.head}>
        <h3 className={classes.date} aria-label={long(day)}>
          <span className={classes.weekday}>{weekday(day)}</span>
          <span className={clsx(classes.number, isToday && classes.today)}>{number(day)}</span>
        </h3>
        {selection.days ? (
          <input
            type="checkbox"
            aria-label={t('plan.choose', { day: long(day) })}
            checked={selection.days.has(day)}
            className={classes.choice}
            // A change event does not say whether Shift is pressed.
            onChange={({ nativeEvent }) =>
              selection.toggle(day, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        ) : actions.placing ? (
          <PutHere actions={actions} day={day} label={t('plan.putOn', { day: long(day) })} />
        ) : (
          <IconButton
            icon={<IconPlus size={20} />}
            label={t('plan.addOn', { day: long(day) })}
            className={classes.add}
            onClick={() => actions.write({ day })}
          />
        )}
      </div>
      {dishes.length > 0 && (
        <ul className={classes.dishes}>
          {dishes.map((dish) => (
            <li key={dish.id}>
              <DishCard dish={dish} meals={meals} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Maximum number of dots of a day, which fit below its number. */
const mostMarks = 3

/** The dishes of a day as the colours of their meals. */
function Marks({ dishes, meals }: Pick<DayOfPlanProps, 'dishes' | 'meals'>) {
  return (
    <span className={classes.marks}>
      {dishes.slice(0, mostMarks).map(({ id, meal }) => (
        <span key={id} style={{ '--meal-hue': mealOf(meals, meal)?.hue ?? 0 } as CSSProperties} />
      ))}
    </span>
  )
}
