import type { OwnMeal } from '@potluck/api/meal-plans'
import type { Language } from '@potluck/cooking/language'
import { escape as escaped, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { calendarWords, displayedMeal, mealNames } from './calendar-words.ts'
import type { PlannedDish } from './items.ts'

const dayMs = 86_400_000

/** A plan as a calendar shows it. */
export interface CalendarPlan {
  readonly title: string
  readonly items: readonly PlannedDish[]
  /** Its own meals. */
  readonly meals: readonly OwnMeal[]
}

/**
 * Writes a plan as a calendar (RFC 5545): a whole-day event without a time zone for each dish with a day, by day and
 * meal.
 * @param web address of the product, for links to recipes
 */
export function writeCalendar(plan: CalendarPlan, language: Language, web: string): string {
  const t = calendarWords(language)
  const names = mealNames(plan.meals, language)
  const places = [...names.keys()]
  const mealOf = ({ meal }: PlannedDish) => displayedMeal(names, meal)
  const place = (dish: PlannedDish) => places.indexOf(mealOf(dish))
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  // The library writes the name as it is: a line break in it would begin what a stranger likes.
  const name = escaped(plan.title, false)
  const calendar = new ICalCalendar({ name, prodId: { company: 'Potluck', product: 'Meal plan' }, ttl: 3600 })
  const dishes = plan.items
    .flatMap((dish) => (dish.day === null ? [] : { ...dish, day: dish.day }))
    .sort((one, other) => (one.day === other.day ? place(one) - place(other) : one.day < other.day ? -1 : 1))
  for (const dish of dishes) {
    const { id, day, title, servings, notes, recipe, createdAt, updatedAt } = dish
    const meal = names.get(mealOf(dish)) ?? ''
    const about = [
      meal,
      servings === null ? '' : t('calendar.servings', { count: servings, number: number.format(servings) }),
    ]
    const start = new Date(`${day}T00:00:00Z`)
    calendar.createEvent({
      id,
      start,
      // The day after: the end of whole days is not part of them.
      end: new Date(start.getTime() + dayMs),
      allDay: true,
      timezone: 'UTC',
      // Programs do not say the order of whole-day events: each says its meal.
      summary: `${meal}: ${title}`,
      categories: [{ name: meal }],
      // Dinner keeps nobody from being invited.
      transparency: ICalEventTransparency.TRANSPARENT,
      created: new Date(createdAt),
      lastModified: new Date(updatedAt),
      stamp: new Date(updatedAt),
      description: [about.filter((part) => part !== '').join(', '), notes].filter((part) => part !== '').join('\n\n'),
      ...(recipe && { url: `${web}#/recipe/${recipe.id}` }),
    })
  }
  return calendar.toString()
}
