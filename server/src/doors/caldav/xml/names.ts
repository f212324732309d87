/** Namespaces of the names that calendars use. */
export const dav = 'DAV:'
export const caldav = 'urn:ietf:params:xml:ns:caldav'
export const calendarServer = 'http://calendarserver.org/ns/'
export const apple = 'http://apple.com/ns/ical/'

/** The name of an element: its namespace in braces, and its local name. */
export type Name = `{${string}}${string}`

export const nameIn = (namespace: string, local: string): Name => `{${namespace}}${local}`

/** The namespace and the local name of a name. */
export function partsOf(name: Name): { readonly namespace: string; readonly local: string } {
  const end = name.indexOf('}')
  return { namespace: name.slice(1, end), local: name.slice(end + 1) }
}
