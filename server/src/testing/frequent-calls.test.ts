import { frequentCalls, seedCook } from './frequent-calls.ts'
import { databases, startTestServer } from './test-server.ts'

/** Most statements of a call on either database, with those that begin and end a transaction. */
const limits: Readonly<Record<string, number>> = {
  login: 19,
  account: 2,
  preferences: 2,
  labels: 2,
  friends: 2,
  'recipe-list': 3,
  'recipe-list-later-page': 2,
  'recipe-list-by-label': 4,
  'recipe-search': 9,
  'recipe-search-with-typo': 9,
  'recipe-list-of-all-books': 9,
  'recipe-search-of-all-books': 16,
  recipe: 6,
  'book-changes': 8,
  'shopping-lists': 6,
  'shopping-list': 8,
  'meal-plans': 5,
  'meal-plan': 10,
  conversations: 3,
  conversation: 4,
  'shopping-list-tick': 14,
  'shopping-list-add': 19,
  'meal-plan-add': 16,
  'message-send': 22,
  'recipe-rate': 11,
  'recipe-create': 28,
  'recipe-save': 27,
}

/** Background work: events to other processes, notifications, jobs. */
const besideCalls = /pg_notify|"push\w+"|"jobs"/

const whatToDo =
  'A frequent call sends more statements than its limit. Send fewer, or raise the limit and say in the commit what they are worth.'

test.each(databases)(
  'no frequent call sends more statements than its limit on %s',
  async (kind) => {
    let sent: string[] = []
    const statementLog = ({ query }: { readonly query: { readonly sql: string } }) => void sent.push(query.sql)
    const server = await startTestServer(kind, {}, { statementLog })
    const cook = await seedCook(server)
    expect(frequentCalls.map(({ name }) => name)).toEqual(Object.keys(limits))
    const beyond: string[] = []
    for (const { name, run } of frequentCalls) {
      sent = []
      await run(cook)
      const statements = sent.filter((text) => !besideCalls.test(text))
      if (statements.length > (limits[name] ?? 0))
        beyond.push([`${name}: ${statements.length}`, ...statements].join('\n'))
    }
    expect(beyond.length === 0 ? '' : [whatToDo, ...beyond].join('\n\n')).toBe('')
    await server.close()
  },
  60_000,
)
