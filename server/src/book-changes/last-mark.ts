import { LRUCache } from 'lru-cache'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { type Given, keptStatement } from '../machinery/database/kept-statement.ts'
import { ofEachDatabase } from '../machinery/database/of-each-database.ts'
import { markOf } from './while-unchanged.ts'

/** The marks of readers' books as they were seen last. */
const lastMarks = ofEachDatabase(() => new LRUCache<string, number>({ max: 1_000 }))

const readMarks = keptStatement((database, given: Given<{ readonly ownerId: string }>) =>
  markOf(database, given('ownerId')),
)

/** The mark of the changes of a reader's book, as the database has it now. */
export async function currentMark(database: Database, reader: Reader): Promise<number> {
  return (await readMarks(database, { ownerId: reader.id }))[0]?.mark ?? 0
}

/** What was read, and the mark that the database told with it; null when it told none. */
interface Told<Answer> {
  readonly answer: Answer
  readonly mark: number | null
}

/**
 * Reads something of a reader's book by what is kept at hand of it (`whileUnchanged`), as if nothing had changed since its
 * mark was last seen: the answer tells whether that was so. If not, it is read once more.
 * @param read asks for the mark where it needs it; what it answered without asking is right as it is
 */
export async function atLastMark<Answer>(
  database: Database,
  reader: Reader,
  read: (mark: () => Promise<number>) => Promise<Told<Answer>>,
): Promise<Answer> {
  const marks = lastMarks(database)
  const last = marks.get(reader.id)
  const supposed: number[] = []
  const first = await read(async () => {
    if (last === undefined) return currentMark(database, reader)
    supposed.push(last)
    return last
  })
  const mark = first.mark ?? (supposed.length > 0 ? await currentMark(database, reader) : null)
  if (mark !== null) marks.set(reader.id, mark)
  if (mark === null || supposed.every((each) => each === mark)) return first.answer
  return (await read(async () => mark)).answer
}
