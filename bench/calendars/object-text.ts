/** Unfolded lines of a calendar object. */
const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')

/** The first line of a property of the component itself, not of its alarms or time zones. */
const isOf = (name: string) => (line: string) => line.startsWith(`${name}:`) || line.startsWith(`${name};`)

/** The value of a property of an object whose words need no escaping; empty without it. */
export function propertyOf(text: string, name: string): string {
  const line = linesOf(text).find(isOf(name)) ?? ''
  return line.slice(line.indexOf(':') + 1)
}

/** The object with another value of a property, or without it. */
export function withValue(text: string, name: string, line: string | null): string {
  const others = linesOf(text).filter((each) => !isOf(name)(each))
  const end = others.findIndex((each) => each === 'END:VTODO' || each === 'END:VEVENT')
  return `${[...others.slice(0, end), ...(line === null ? [] : [line]), ...others.slice(end)].join('\r\n')}\r\n`
}

const anObject = (component: string, uid: string, lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Histories//EN',
    `BEGIN:${component}`,
    `UID:${uid}`,
    'DTSTAMP:20261101T120000Z',
    ...lines,
    'X-HISTORY:stays',
    `END:${component}`,
    'END:VCALENDAR',
    '',
  ].join('\r\n')

export const aTask = (uid: string, title: string): string => anObject('VTODO', uid, [`SUMMARY:${title}`])

const compact = (day: string) => day.replaceAll('-', '')

export const anEvent = (uid: string, title: string, day: string): string =>
  anObject('VEVENT', uid, [`DTSTART;VALUE=DATE:${compact(day)}`, `SUMMARY:${title}`])

export const withTitle = (text: string, title: string): string => withValue(text, 'SUMMARY', `SUMMARY:${title}`)

/** The task ticked or not, in one of the ways in which programs do. */
export const withTick = (text: string, isTicked: boolean): string =>
  withValue(withValue(text, 'COMPLETED', null), 'STATUS', `STATUS:${isTicked ? 'COMPLETED' : 'NEEDS-ACTION'}`)

export const onDay = (text: string, day: string): string =>
  withValue(withValue(text, 'DTEND', null), 'DTSTART', `DTSTART;VALUE=DATE:${compact(day)}`)

/** The part of an object that the web has, too. */
export function contentOf(text: string) {
  const day = propertyOf(text, 'DTSTART')
  return {
    title: propertyOf(text, 'SUMMARY').replace(/^Dinner: /, ''),
    isTicked: propertyOf(text, 'STATUS') === 'COMPLETED',
    day: day === '' ? null : `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`,
  }
}
