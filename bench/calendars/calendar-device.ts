import { createDAVClient, type DAVCalendar, type DAVObject } from 'tsdav'

/** The collections of a device. */
export type CollectionName = 'list' | 'plan'

type Client = Awaited<ReturnType<typeof createDAVClient>>

/** A change that the server does not have yet. */
interface Waiting {
  readonly collection: CollectionName
  /** The last part of the address. */
  readonly name: string
  /** The object; null where it was deleted. */
  readonly text: string | null
  /** The object that was deleted. */
  readonly was?: string | undefined
}

/** A calendar program with a list and a plan, which works offline and loses answers. */
export interface CalendarDevice {
  /** The objects of a collection by their names, as the program shows them. */
  readonly objects: (collection: CollectionName) => ReadonlyMap<string, string>
  readonly put: (collection: CollectionName, name: string, text: string) => void
  readonly remove: (collection: CollectionName, name: string) => void
  /** Sends what waits, then asks for what has changed. */
  readonly synchronize: () => Promise<void>
  /** The answer of the next change is lost. */
  readonly loseAnswer: () => void
  /** Forgets what it knows of the server, as an app that is installed again. */
  readonly forget: () => void
  /** The objects that the server has deleted for this program. */
  readonly removed: readonly string[]
  /** Nothing waits to be sent, or has to be asked again. */
  readonly isSettled: () => boolean
}

export interface CalendarSettings {
  readonly address: string
  readonly user: string
  readonly password: string
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')

const writing: ReadonlySet<string> = new Set(['PUT', 'DELETE'])

async function collectionsOf(client: Client): Promise<Record<CollectionName, DAVCalendar>> {
  const calendars = await client.fetchCalendars()
  const find = (component: string) => {
    const found = calendars.find(({ components }) => components?.includes(component))
    if (!found) throw new Error(`there is no collection of ${component}`)
    return { ...found, objects: [], objectMultiGet: client.calendarMultiGet }
  }
  return { list: find('VTODO'), plan: find('VEVENT') }
}

/** The report of changes of a collection, as the library wants it. */
const reportOf = (serverUrl: string, collection: DAVCalendar) =>
  ({
    collection,
    method: 'webdav',
    account: { accountType: 'caldav', serverUrl, homeUrl: new URL('..', collection.url).href },
  }) as const

/** A network that loses answers of changes when it is told to. */
function lossyNetwork() {
  let lost = 0
  return {
    lose() {
      lost += 1
    },
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const answer = await fetch(input, init)
      if (lost === 0 || !writing.has(init?.method ?? '')) return answer
      lost -= 1
      throw new TypeError('the line broke')
    },
  }
}

/** Opens the account of a calendar program, by discovery. */
export async function createCalendarDevice({ address, user, password }: CalendarSettings): Promise<CalendarDevice> {
  const network = lossyNetwork()
  const client = await createDAVClient({
    serverUrl: address,
    credentials: { username: user, password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
    fetch: network.fetch,
  })
  const calendars = await collectionsOf(client)
  const removed: string[] = []
  let waiting: Waiting[] = []
  let hasToAsk = false

  const known = (collection: CollectionName, name: string): DAVObject | undefined =>
    calendars[collection].objects?.find(({ url }) => nameOf(url) === name)

  const urlOf = (collection: CollectionName, name: string) =>
    new URL(encodeURIComponent(name), calendars[collection].url).href

  async function send({ collection, name, text, was = '' }: Waiting): Promise<void> {
    const before = known(collection, name)
    const object = { ...before, url: urlOf(collection, name), data: text }
    if (text === null) {
      if (!before) return
      const { ok, status } = await client.deleteCalendarObject({ calendarObject: object })
      if (ok) removed.push(was)
      else if (status !== 412 && status !== 404) throw new Error(`DELETE was answered with ${status}`)
      return
    }
    const answer = before
      ? await client.updateCalendarObject({ calendarObject: object })
      : await client.createCalendarObject({ calendar: calendars[collection], iCalString: text, filename: name })
    // 412: it was changed meanwhile, or came through although its answer was lost. The server's counts.
    if (!answer.ok && answer.status !== 412)
      throw new Error(`PUT was answered with ${answer.status}: ${await answer.text()}`)
  }

  async function ask(collection: CollectionName): Promise<void> {
    try {
      calendars[collection] = await client.smartCollectionSync(reportOf(address, calendars[collection]))
    } catch (error) {
      // The last of the changed objects was deleted while the library asked for it.
      if (!String(error).includes('404')) throw error
      hasToAsk = true
    }
  }

  const replace = (change: Waiting) => {
    waiting = [
      ...waiting.filter(({ collection, name }) => collection !== change.collection || name !== change.name),
      change,
    ]
  }

  function objectsOf(collection: CollectionName): ReadonlyMap<string, string> {
    const objects = new Map((calendars[collection].objects ?? []).map(({ url, data }) => [nameOf(url), String(data)]))
    for (const { name, text, collection: of } of waiting) {
      if (of !== collection) continue
      if (text === null) objects.delete(name)
      else objects.set(name, text)
    }
    return objects
  }

  return {
    removed,
    isSettled: () => waiting.length === 0 && !hasToAsk,
    objects: objectsOf,
    put: (collection, name, text) => replace({ collection, name, text }),
    remove: (collection, name) => replace({ collection, name, text: null, was: objectsOf(collection).get(name) }),
    async synchronize() {
      for (const change of [...waiting]) {
        try {
          await send(change)
        } catch (error) {
          // It is sent again with the next synchronization.
          if (error instanceof TypeError) return
          throw error
        }
        waiting = waiting.filter((each) => each !== change)
      }
      hasToAsk = false
      await ask('list')
      await ask('plan')
    },
    loseAnswer: network.lose,
    forget() {
      for (const collection of ['list', 'plan'] as const) {
        const { syncToken: _, ...calendar } = calendars[collection]
        calendars[collection] = { ...calendar, objects: [] }
      }
      waiting = []
    },
  }
}
