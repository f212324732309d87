import { databases, startTestServer, type TestDatabase, type TestServer, usualDatabases } from './test-server.ts'

interface Lifetime {
  /** Whether each test gets its own server on an empty database. */
  readonly perTest?: boolean
  /** Settings that override those of tests. */
  readonly environment?: Readonly<Record<string, string>>
  /** Options of the app. */
  readonly options?: Parameters<typeof startTestServer>[2]
}

type Suite = (server: TestServer, kind: TestDatabase) => void

/** Runs tests on SQLite, and with `npm test -- --all` on PostgreSQL, too; with one server for all tests or one for each. */
export function eachDatabase(what: string, suite: Suite, lifetime?: Lifetime): void {
  onDatabases(usualDatabases, what, suite, lifetime)
}

/** Runs tests on both databases, always: for what speaks a database's dialect or waits for its locks. */
export function bothDatabases(what: string, suite: Suite, lifetime?: Lifetime): void {
  onDatabases(databases, what, suite, lifetime)
}

function onDatabases(
  kinds: readonly TestDatabase[],
  what: string,
  suite: Suite,
  { perTest = false, environment, options }: Lifetime = {},
): void {
  describe.each(kinds)(`${what} on %s`, (kind) => {
    let running: TestServer | null = null
    const present = (): TestServer => {
      if (!running) throw new Error('the server runs inside of tests only')
      return running
    }
    const start = async () => {
      running = await startTestServer(kind, environment, options)
    }
    const stop = () => present().close()
    if (perTest) {
      beforeEach(start)
      afterEach(stop)
    } else {
      beforeAll(start)
      afterAll(stop)
    }
    suite(
      {
        get app() {
          return present().app
        },
        get database() {
          return present().database
        },
        get services() {
          return present().services
        },
        get config() {
          return present().config
        },
        get address() {
          return present().address
        },
        client: (token) => present().client(token),
        member: (name) => present().member(name),
        circle: () => present().circle(),
        close: () => present().close(),
      },
      kind,
    )
  })
}
