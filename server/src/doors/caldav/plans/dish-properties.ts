import { displayedMeal } from '../../../planning/meal-plans/calendar-words.ts'
import type { PlannedDish } from '../../../planning/meal-plans/items.ts'
import type { JcalProperty } from '../collection-kind.ts'
import type { Component, Time } from '../ical.ts'
import { dateTime, textOf } from '../icalendar.ts'
import { caldav, nameIn } from '../xml/names.ts'
import { DavProblem } from '../xml/problem.ts'

/** A dish that a calendar shows: one of the queue is not in it. */
export type DatedDish = Pick<PlannedDish, 'id' | 'title' | 'meal' | 'notes' | 'createdAt' | 'updatedAt'> & {
  readonly day: string
  readonly recipe: { readonly id: string } | null
}

/** How a plan names its meals to a member. */
export interface MealWords {
  /** Names by the ids of meals, in the member's language. */
  readonly names: ReadonlyMap<string, string>
  /** The standard meals by their names in every language: a program may hold an event that was written in another one. */
  readonly foreign: ReadonlyMap<string, string>
}

/** The dish that an event describes. Without `meal`, the event names none. */
interface SaidDish {
  readonly title: string
  readonly day: string
  readonly notes: string
  readonly meal?: string
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

const isTime = (value: unknown): value is Time =>
  typeof value === 'object' && value !== null && 'icalclass' in value && value.icalclass === 'icaltime'

/** The time at which an event begins. @throws {DavProblem} 403 without one */
function startOf(component: Component): Time {
  const start: unknown = component.getFirstPropertyValue('dtstart')
  if (!isTime(start))
    throw new DavProblem(403, 'the event has no DTSTART', nameIn(caldav, 'valid-calendar-object-resource'))
  return start
}

/** The meal that the beginning of a summary names, and the rest of it. */
function splitSummary(
  summary: string,
  { names, foreign }: MealWords,
  before: DatedDish | undefined,
): { readonly meal?: string; readonly title: string } {
  const begins = (name: string) => summary.toLowerCase().startsWith(`${name.toLowerCase()}:`)
  const rest = (name: string) => summary.slice(name.length + 1).trim()
  const present = before && names.get(displayedMeal(names, before.meal))
  // Two meals can have one name, and a meal that is gone is displayed under another.
  if (present && begins(present)) return { title: rest(present) }
  const [own] = [...names].filter(([, name]) => begins(name)).sort(([, one], [, other]) => other.length - one.length)
  if (own) return { meal: own[0], title: rest(own[1]) }
  const other = [...foreign].find(([name]) => begins(name))
  return other ? { meal: other[1], title: rest(other[0]) } : { title: summary }
}

/**
 * Reads the dish that an event describes. The day is the date as it is written, in whatever time zone.
 * @param before the dish of before
 * @throws {DavProblem} 403 for an event without a beginning
 */
export function dishOf(component: Component, words: MealWords, before?: DatedDish): SaidDish {
  const summary = textOf(component, 'summary').replaceAll(/\s+/g, ' ').trim()
  const { meal, title } = splitSummary(summary, words, before)
  const { year, month, day } = startOf(component)
  return {
    // An event without a name is one that its cook has not named yet.
    title: title === '' ? (words.names.get(meal ?? before?.meal ?? 'dinner') ?? '?') : title,
    day: `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`,
    notes: textOf(component, 'description'),
    ...(meal !== undefined && { meal }),
  }
}

const always = ['uid', 'dtstamp', 'created', 'last-modified', 'summary', 'description'] as const

/** A dish is on one day. */
const repeating = ['rrule', 'rdate', 'exrule', 'exdate', 'recurrence-id'] as const

const ofOneDay = ['dtstart', 'dtend', 'duration'] as const

const recipeAddress = (web: string, id: string) => `${web}#/recipe/${id}`

const isRecipeAddress = (address: string) => /#\/recipe\/[^/]+$/.test(address)

/** The names of the properties of an event that a dish has a place for. The hours that a program gave an event are kept. */
export function dishProperties(component: Component): ReadonlySet<string> {
  const hours = startOf(component).isDate ? ofOneDay : []
  const link = isRecipeAddress(textOf(component, 'url')) ? ['url'] : []
  return new Set([...always, ...repeating, ...hours, ...link])
}

const dayMs = 86_400_000

const dayOf = (time: unknown) => String(time).slice(0, 10)

const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** One whole day without a time zone; or the hours that a program gave the event, on the day of the dish. */
function daysOf(day: string, kept: ReadonlyMap<string, JcalProperty>): readonly JcalProperty[] {
  const start = kept.get('dtstart')
  if (!start) {
    return [
      ['dtstart', {}, 'date', day],
      ['dtend', {}, 'date', daysAfter(day, 1)],
    ]
  }
  const days = Math.round((Date.parse(day) - Date.parse(dayOf(start[3]))) / dayMs)
  return ['dtstart', 'dtend'].flatMap((name) => {
    const property = kept.get(name)
    if (!property) return []
    const [, parameters, type, value] = property
    return [[name, parameters, type, `${daysAfter(dayOf(value), days)}${String(value).slice(10)}`] as const]
  })
}

/**
 * Describes a dish as an event.
 * @param kept the properties that a program stored besides, by name
 * @param web address of the product, for links to recipes
 */
export function propertiesOf(
  dish: DatedDish,
  { names }: MealWords,
  kept: ReadonlyMap<string, JcalProperty>,
  web: string,
): readonly JcalProperty[] {
  const { title, meal, day, notes, recipe, createdAt, updatedAt } = dish
  const changed = dateTime(updatedAt)
  return [
    ['dtstamp', {}, 'date-time', changed],
    ['created', {}, 'date-time', dateTime(createdAt)],
    ['last-modified', {}, 'date-time', changed],
    ...daysOf(day, kept),
    // Programs do not say the order of whole-day events: each says its meal.
    ['summary', {}, 'text', `${names.get(displayedMeal(names, meal)) ?? ''}: ${title}`],
    ...(notes === '' ? [] : [['description', {}, 'text', notes] as const]),
    ...(recipe ? [['url', {}, 'uri', recipeAddress(web, recipe.id)] as const] : []),
    // Dinner keeps nobody from being invited.
    ...(kept.has('transp') ? [] : [['transp', {}, 'text', 'TRANSPARENT'] as const]),
  ]
}
