import { type Addresses, openCollection } from './addresses.ts'
import type { Caller } from './caller.ts'
import type { Collection, CollectionKind } from './collection-kind.ts'
import { filterOf } from './filter.ts'
import { componentOf } from './icalendar.ts'
import { multistatus, resource, type Selection, state } from './multistatus.ts'
import { type DavObject, look, type State } from './objects.ts'
import { objectValues } from './properties.ts'
import { namesAmong } from './propfind.ts'
import { markIn, syncToken } from './sync-token.ts'
import { caldav, dav, nameIn } from './xml/names.ts'
import { DavProblem } from './xml/problem.ts'
import { childOf, childrenOf, type Element, readXml } from './xml/read-xml.ts'
import { element, type Xml } from './xml/write-xml.ts'

const d = (local: string) => nameIn(dav, local)
const c = (local: string) => nameIn(caldav, local)

/** Addresses that one `calendar-multiget` names. */
export const maxHrefs = 1_000

interface Report {
  readonly addresses: Addresses
  readonly kind: CollectionKind
  readonly collection: Collection
  readonly state: State
  readonly root: Element
  readonly asked: Selection
}

const selectionIn = (root: Element): Selection => {
  const names = childOf(root, d('prop'))?.children.map(({ name }) => name)
  return names ? { names: namesAmong(names) } : 'all'
}

const asksForData = (asked: Selection): boolean => typeof asked === 'object' && asked.names.includes(c('calendar-data'))

async function answerFor({ addresses, kind, collection, asked }: Report, object: DavObject): Promise<Xml> {
  const data = asksForData(asked) ? (await componentOf(kind, object, object.content)).toString() : null
  return resource(addresses.object(kind, collection.id, object.name), objectValues(kind, object, data), asked)
}

async function answerAll(report: Report, objects: readonly DavObject[]): Promise<readonly Xml[]> {
  const answers: Xml[] = []
  for (const object of objects) answers.push(await answerFor(report, object))
  return answers
}

/** The objects at these addresses; 404 for each that is none of the collection. */
async function multiget(report: Report): Promise<string> {
  const { addresses, kind, collection, root, state: present } = report
  const hrefs = childrenOf(root, d('href')).map(({ text }) => text.trim())
  if (hrefs.length > maxHrefs) throw new DavProblem(403, `no more than ${maxHrefs} addresses at once`)
  const byName = new Map(present.objects.map((object) => [object.name, object]))
  const answers: Xml[] = []
  for (const address of new Set(hrefs)) {
    const object = byName.get(addresses.nameIn(kind, collection.id, address) ?? '')
    answers.push(object ? await answerFor(report, object) : state(address, 404))
  }
  return multistatus(answers)
}

async function query(report: Report): Promise<string> {
  const matches = filterOf(report.root)
  const found: DavObject[] = []
  for (const object of report.state.objects)
    if (matches(await componentOf(report.kind, object, object.content))) found.push(object)
  return multistatus(await answerAll(report, found))
}

/** How many changes a program takes at once; all without a number. @throws {DavProblem} 400 */
function limitIn(root: Element): number {
  const limit = childOf(root, d('limit'))
  const count = limit && childOf(limit, d('nresults'))?.text.trim()
  if (count === undefined) return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,6}$/.test(count)) throw new DavProblem(400, 'the limit is no number')
  return Number(count)
}

/** The changes since a token, and a new token. @throws {DavProblem} 403 for a token that is unknown or too old */
async function syncCollection(report: Report): Promise<string> {
  const { addresses, kind, collection, root, state: present } = report
  const token = childOf(root, d('sync-token'))?.text.trim() ?? ''
  const since = token === '' ? 0 : markIn(token, collection.id)
  const isKnown = since !== null && since <= present.mark && (token === '' || since >= present.forgotten)
  if (!isKnown) throw new DavProblem(403, 'begin anew', d('valid-sync-token'))
  const gone = token === '' ? [] : present.gone
  const changed = [...present.objects, ...gone].filter(({ mark }) => mark > since).toSorted((a, b) => a.mark - b.mark)
  const told = changed.slice(0, limitIn(root))
  const answers: Xml[] = []
  for (const object of told)
    answers.push(
      'content' in object
        ? await answerFor(report, object)
        : state(addresses.object(kind, collection.id, object.name), 404),
    )
  const isCut = told.length < changed.length
  const cut = isCut
    ? [
        state(addresses.collection(kind, collection.id), 507, [
          element(d('error'), [element(d('number-of-matches-within-limits'))]),
        ]),
      ]
    : []
  const mark = isCut ? (told.at(-1)?.mark ?? since) : present.mark
  return multistatus([...answers, ...cut, element(d('sync-token'), syncToken(collection.id, mark))])
}

const reports: ReadonlyMap<string, (report: Report) => Promise<string>> = new Map([
  [d('sync-collection'), syncCollection],
  [c('calendar-multiget'), multiget],
  [c('calendar-query'), query],
])

/** Answers a report on a collection. @throws {DavProblem} 403 for one that is not known */
export async function report(
  caller: Caller,
  addresses: Addresses,
  { name, body }: { readonly name: string; readonly body: string },
): Promise<string> {
  const root = await readXml(body)
  const answer = reports.get(root.name)
  if (!answer) throw new DavProblem(403, 'this report is not known', d('supported-report'))
  const { kind, collection } = await openCollection(caller, name)
  const present = await look(caller.services.database, kind, collection)
  return answer({ addresses, kind, collection, state: present, root, asked: selectionIn(root) })
}
