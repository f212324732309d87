import type { Component } from './ical.ts'
import { isWithin, timeRange } from './time-range.ts'
import { caldav, nameIn } from './xml/names.ts'
import { DavProblem } from './xml/problem.ts'
import { childOf, childrenOf, type Element } from './xml/read-xml.ts'

const c = (local: string) => nameIn(caldav, local)

const unsupported = () => new DavProblem(403, 'this filter is not known', c('supported-filter'))

const nameOf = (filter: Element): string => (filter.attributes.name ?? '').toLowerCase()

/** Whether a text is in a value, by the rules of a collation that tells no case apart. */
function matchesText(values: readonly string[], match: Element): boolean {
  const wanted = match.text.toLowerCase()
  const isFound = values.some((value) => value.toLowerCase().includes(wanted))
  return match.attributes['negate-condition'] === 'yes' ? !isFound : isFound
}

function matchesProperty(component: Component, filter: Element): boolean {
  const properties = component.getAllProperties(nameOf(filter))
  if (childOf(filter, c('is-not-defined'))) return properties.length === 0
  if (properties.length === 0) return false
  const values = properties.flatMap((property) => property.getValues().map(String))
  const range = childOf(filter, c('time-range'))
  if (range && !isWithin(component, timeRange(range), nameOf(filter))) return false
  const byParameter = childrenOf(filter, c('param-filter')).every((parameter) => {
    const given = properties.flatMap((property) => property.getParameter(nameOf(parameter)) ?? [])
    if (childOf(parameter, c('is-not-defined'))) return given.length === 0
    const match = childOf(parameter, c('text-match'))
    return given.length > 0 && (!match || matchesText(given, match))
  })
  const match = childOf(filter, c('text-match'))
  return byParameter && (!match || matchesText(values, match))
}

function matchesComponent(component: Component, filter: Element): boolean {
  const range = childOf(filter, c('time-range'))
  if (range && !isWithin(component, timeRange(range))) return false
  return (
    childrenOf(filter, c('prop-filter')).every((property) => matchesProperty(component, property)) &&
    childrenOf(filter, c('comp-filter')).every((inner) => {
      const parts = component.getAllSubcomponents(nameOf(inner))
      return childOf(inner, c('is-not-defined'))
        ? parts.length === 0
        : parts.some((part) => matchesComponent(part, inner))
    })
  )
}

/**
 * The test of a `calendar-query`: whether a calendar matches its filter.
 * @throws {DavProblem} for a filter that is none
 */
export function filterOf(query: Element): (calendar: Component) => boolean {
  const filter = childOf(query, c('filter'))
  const calendar = filter && childOf(filter, c('comp-filter'))
  if (!calendar || nameOf(calendar) !== 'vcalendar') throw unsupported()
  return (component) => matchesComponent(component, calendar)
}
