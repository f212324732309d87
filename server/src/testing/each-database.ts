import { databases, startTestServer, type TestDatabase, type TestServer } from './test-server.ts'

interface Lifetime {
  /** Whether each test gets its own server on an empty database. */
  readonly perTest?: boolean
  /** Settings that override those of tests. */
  readonly environment?: Readonly<Record<string, string>>
  /** Options of the app. */
  readonly options?: Parameters<typeof startTestServer>[2]
}

/** Runs tests on each database, with one server for all tests or one for each. */
export function eachDatabase(
  what: string,
  suite: (server: TestServer, kind: TestDatabase) => void,
  { perTest = false, environment, options }: Lifetime = {},
): void {
  describe.each(databases)(`${what} on %s`, (kind) => {
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
