import { z } from 'zod'
import type { CollectionKind, Content } from './collection-kind.ts'
import { type Component, loadIcal } from './ical.ts'
import { caldav, nameIn } from './xml/names.ts'
import { DavProblem } from './xml/problem.ts'

/** Limits of one object: bytes that are stored beside the thing itself, and parts within parts. */
export const objectLimits = { extra: 8_000, depth: 4 } as const

const uidText = /^[^\p{Cc}\p{Cs}]{1,255}$/u

/** An instant as jCal has it. */
export const dateTime = (instant: string): string => `${instant.slice(0, 19)}Z`

/** The text of a property; empty without one. */
export function textOf(component: Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name)
  return value === null || value === undefined ? '' : String(value)
}

/** Some programs take it for the end of a line, and would read what stands behind it as a property. */
const loneReturn = /\r(?!\n)/g

const withLineFeeds = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value

const jcalProperty = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()]).rest(z.unknown())

/** The parts of an object that the product has no place for: properties, components such as alarms, and the time zones of both. */
const extraParts = z.object({
  properties: z.array(jcalProperty),
  parts: z.array(z.unknown()),
  zones: z.array(z.unknown()),
})

const noExtra: z.infer<typeof extraParts> = { properties: [], parts: [], zones: [] }

const readExtra = (extra: string) => (extra === '' ? noExtra : extraParts.parse(JSON.parse(extra)))

/** An object as it was sent. */
export interface SentObject {
  readonly uid: string
  readonly component: Component
  /** The parts that the product has no place for, as JSON; empty without any. */
  readonly extra: string
}

const invalid = (message: string, condition: string) => new DavProblem(403, message, nameIn(caldav, condition))

/** Reads every value. @throws for one that its type does not allow */
function readAll(component: Component): void {
  for (const property of component.getAllProperties()) property.getValues()
  for (const part of component.getAllSubcomponents()) readAll(part)
}

/** The properties of nothing, to try what is stored beside them. */
const noContent: Content = { itemId: '', version: '', properties: () => [] }

/** Sees to it that a stored object can be written and read again: else no later answer about its collection would succeed. */
async function requireReadable(kind: CollectionKind, component: Component, object: SentObject): Promise<void> {
  const ical = await loadIcal()
  try {
    readAll(component)
    readAll(new ical.Component(ical.parse((await componentOf(kind, object, noContent)).toString())))
  } catch {
    throw invalid('a value is not what its type says', 'valid-calendar-data')
  }
}

const isDeep = (component: Component, left: number): boolean =>
  left === 0 || component.getAllSubcomponents().some((part) => isDeep(part, left - 1))

function extraOf(kind: CollectionKind, component: Component, zones: readonly Component[]): string {
  const own = kind.ownProperties(component)
  const properties = component.getAllProperties().filter(({ name }) => !own.has(name))
  const parts = component.getAllSubcomponents()
  if (properties.length === 0 && parts.length === 0) return ''
  const extra = JSON.stringify({
    properties: properties.map((property) => property.toJSON()),
    parts: parts.map((part) => part.toJSON()),
    zones: zones.map((zone) => zone.toJSON()),
  })
  // The thing itself counts for more than an attachment.
  return Buffer.byteLength(extra) > objectLimits.extra ? '' : extra
}

async function parse(text: string): Promise<Component> {
  const ical = await loadIcal()
  try {
    const parsed: unknown = ical.parse(text.replaceAll(loneReturn, ' '))
    if (Array.isArray(parsed) && parsed[0] === 'vcalendar') return new ical.Component(parsed)
  } catch {
    // The words of the parser help no program.
  }
  throw invalid('the body is no calendar', 'valid-calendar-data')
}

/**
 * Reads the one component of an object.
 * @throws {DavProblem} 403 with the condition that was not met
 */
export async function readObject(kind: CollectionKind, text: string): Promise<SentObject> {
  const calendar = await parse(text)
  try {
    return await objectOf(kind, calendar)
  } catch (error) {
    if (error instanceof DavProblem) throw error
    // The library reads a value when it is asked for.
    throw invalid('a value cannot be read', 'valid-calendar-data')
  }
}

async function objectOf(kind: CollectionKind, calendar: Component): Promise<SentObject> {
  if (isDeep(calendar, objectLimits.depth)) throw invalid('its parts are too deep', 'valid-calendar-data')
  const parts = calendar.getAllSubcomponents()
  const zones = parts.filter(({ name }) => name === 'vtimezone')
  const [component, ...others] = parts.filter(({ name }) => name !== 'vtimezone')
  if (component && component.name !== kind.component.toLowerCase())
    throw invalid(`only ${kind.component} goes here`, 'supported-calendar-component')
  const uid = component ? textOf(component, 'uid') : ''
  if (!component || others.length > 0 || !uidText.test(uid) || calendar.hasProperty('method'))
    throw invalid(`an object is one ${kind.component} with a UID`, 'valid-calendar-object-resource')
  const object = { uid, component, extra: extraOf(kind, component, zones) }
  await requireReadable(kind, component, object)
  return object
}

/** The whole calendar of one object, in jCal. */
function calendarOf(
  kind: CollectionKind,
  { uid, extra }: { readonly uid: string; readonly extra: string },
  content: Content,
) {
  const kept = readExtra(extra)
  const own = content
    .properties(new Map(kept.properties.map((property) => [property[0], property])))
    .map(([name, parameters, type, ...values]) => [name, parameters, type, ...values.map(withLineFeeds)] as const)
  const names = new Set(own.map(([name]) => name))
  const component = [
    kind.component.toLowerCase(),
    [['uid', {}, 'text', uid], ...own, ...kept.properties.filter(([name]) => !names.has(name))],
    kept.parts,
  ]
  const head = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', '-//Potluck//EN'],
  ]
  return ['vcalendar', head, [...kept.zones, component]]
}

/** An object of a collection, as programs read it. */
export async function componentOf(
  kind: CollectionKind,
  known: { readonly uid: string; readonly extra: string },
  content: Content,
): Promise<Component> {
  const ical = await loadIcal()
  return new ical.Component(calendarOf(kind, known, content))
}
