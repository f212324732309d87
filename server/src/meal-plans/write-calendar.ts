import type { MealPlanItem } from '@potluck/api/meal-plans'
import { escape as escaped, ICalCalendar, ICalEventTransparency } from 'ical-generator'

const dayMs = 86_400_000

/**
 * Writes a plan as a calendar (RFC 5545): a whole-day event for each dish that has a day, in no time zone.
 * @param web address of the product, for links to recipes
 */
export function writeCalendar(title: string, items: readonly MealPlanItem[], web: string): string {
  // The library writes the name as it is: a line break in it would begin what a stranger likes.
  const name = escaped(title, false)
  const calendar = new ICalCalendar({ name, prodId: { company: 'Potluck', product: 'Meal plan' }, ttl: 3600 })
  for (const { id, day, title: summary, notes, recipe, createdAt, updatedAt } of items) {
    if (day === null) continue
    const start = new Date(`${day}T00:00:00Z`)
    calendar.createEvent({
      id,
      start,
      // The day after: the end of whole days is not part of them.
      end: new Date(start.getTime() + dayMs),
      allDay: true,
      timezone: 'UTC',
      summary,
      // Dinner keeps nobody from being invited.
      transparency: ICalEventTransparency.TRANSPARENT,
      created: new Date(createdAt),
      lastModified: new Date(updatedAt),
      stamp: new Date(updatedAt),
      ...(notes && { description: notes }),
      ...(recipe && { url: `${web}#/recipe/${recipe.id}` }),
    })
  }
  return calendar.toString()
}
