import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getAccount } from '@potluck/api/account'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { addFriend } from '@potluck/api/friends'
import { register } from '@potluck/api/sessions'
import type { FastifyInstance } from 'fastify'
import { type LogConfig, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { createServices } from '../create-services.ts'
import type { Member } from '../ground/access/reader.ts'
import { findMember } from '../logins/sessions/store.ts'
import type { Database } from '../machinery/base/database/database.ts'
import type { DatabaseTimeouts } from '../machinery/base/database/database-timeouts.ts'
import { openDatabase } from '../machinery/base/database/open-database.ts'
import type { AppOptions } from '../machinery/for-features/define-feature.ts'
import type { Services } from '../machinery/for-features/services.ts'
import type { RelayTimeouts } from '../machinery/web/live/postgresql-relay.ts'
import { runOnPostgresql, templateName } from './template-databases.ts'
import { createUnlistedErrors } from './unlisted-errors.ts'

/** A real server on a free port with its own database. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly services: Services
  readonly config: Config
  /** Absolute address, with a trailing slash. */
  readonly address: string
  /** A client for a guest, or for the session of a token. */
  client(token?: string): ApiClient
  /** Registers a new person. The e-mail is made from the name, with a number if the name is used again. */
  member(name: string): Promise<TestMember>
  /** Registers Anna, her friend Ben, and Carl, a stranger. */
  circle(): Promise<Circle>
  close(): Promise<void>
}

export interface TestMember {
  readonly id: string
  readonly token: string
  readonly email: string
  readonly api: ApiClient
  /** Makes two members friends: each sends a request. */
  befriends(other: TestMember): Promise<void>
  /** The member of the session, for calls without HTTP. */
  acting(): Promise<Member>
}

export interface Circle {
  readonly anna: TestMember
  readonly ben: TestMember
  readonly carl: TestMember
}

/** Both databases, in every run: for tests of what speaks a database's dialect or waits for its locks. */
export const databases = ['sqlite', 'postgresql'] as const

export type TestDatabase = (typeof databases)[number]

/** The databases of all other tests: SQLite, and both where `npm test -- --all` runs. */
export const usualDatabases: readonly TestDatabase[] = process.env.TEST_ALL ? databases : ['sqlite']

/** Cheap password hashing for tests. */
const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** A new PostgreSQL database with all tables, empty. */
export async function freshPostgresql(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env.TEST_POSTGRESQL_URL
  if (!admin) throw new Error('TEST_POSTGRESQL_URL is not set: Jest’s global set-up starts PostgreSQL')
  const name = `test_${uuid().replaceAll('-', '')}`
  await runOnPostgresql(admin, `create database ${name} template ${templateName} strategy file_copy`)
  return {
    url: admin.replace(/\/postgres$/, `/${name}`),
    drop: () => runOnPostgresql(admin, `drop database ${name} with (force)`),
  }
}

/** The address of a database through the pooler of `npm run try-pooler`; empty where there is none, which sets nothing. */
function pooledAddress(url: string): string {
  const pooler = process.env.TEST_POOLER_URL
  return pooler ? new URL(new URL(url).pathname, pooler).href : ''
}

/** Copies an empty SQLite database into the data folder. */
async function freshSqlite(dataDir: string): Promise<void> {
  const template = process.env.TEST_SQLITE_TEMPLATE
  if (!template) throw new Error('TEST_SQLITE_TEMPLATE is not set: Jest’s global set-up makes it')
  await copyFile(template, join(dataDir, basename(template)))
}

/** Switches compression off, which only costs time on one machine. */
export const fetchUncompressed: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-encoding', 'identity')
  return fetch(address, { ...init, headers })
}

/** Closes servers that are open. */
const closings = new Set<() => Promise<void>>()

// A test that fails does not reach its own `close`, and the process of its file would not end. Scripts have no tests.
if ('afterAll' in globalThis)
  afterAll(async () => {
    for (const close of closings) await close()
  })

/** Starts a server on an empty database of the given kind. `environment` overrides single settings. */
export async function startTestServer(
  kind: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
  {
    patience,
    statementLog,
    connections,
    relay,
    ...options
  }: AppOptions & {
    readonly patience?: DatabaseTimeouts
    readonly statementLog?: LogConfig
    readonly relay?: RelayTimeouts
  } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
  if (!postgresql) await freshSqlite(dataDir)
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // All members of a test register from one address.
    REGISTRATIONS_PER_ADDRESS: '1000',
    ...(postgresql ? { DATABASE_URL: postgresql.url } : {}),
    ...environment,
    ...(postgresql && !environment.DATABASE_URL && { DATABASE_POOLER_URL: pooledAddress(postgresql.url) }),
  })
  const database = await openDatabase(config, patience, statementLog)
  // No test here cuts the power, and syncing the disk would take a third of the time.
  if (!config.databaseUrl) await sql`pragma synchronous = off`.execute(database.db)
  const services = await createServices(config, database, { passwordCost, relay })
  // A stopping test server need not wait for requests, unless a test says so.
  const app = await createApp(services, { ...options, connections: { lastCalls: 0, ...connections } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/`
  const unlisted = createUnlistedErrors(`${address}api/`)
  const client = (token?: string) =>
    createApiClient({
      base: `${address}api/`,
      token: () => token ?? null,
      fetch: async (sent, init) => {
        const response = await fetchUncompressed(sent, init)
        // In a demo, any call may be closed.
        if (!config.demo || response.status !== 403) unlisted.see(String(sent), init?.method ?? 'GET', response.status)
        return response
      },
    })

  const namesakes = new Map<string, number>()

  async function member(name: string): Promise<TestMember> {
    const before = namesakes.get(name) ?? 0
    namesakes.set(name, before + 1)
    const email = `${name.toLowerCase()}${before === 0 ? '' : `-${before + 1}`}@example.com`
    const { data } = await client().call(register, { body: { name, email, password: 'correct horse' } })
    const api = client(data.token)
    const { id } = (await api.call(getAccount, {})).data
    return {
      id,
      token: data.token,
      email,
      api,
      async befriends(other) {
        await api.call(addFriend, { params: { id: other.id } })
        await other.api.call(addFriend, { params: { id } })
      },
      async acting() {
        const acting = await findMember(database, data.token)
        if (!acting) throw new Error(`${name} has no session any more`)
        return acting
      },
    }
  }

  async function close(): Promise<void> {
    if (!closings.delete(close)) return
    await app.close()
    await database.close()
    await postgresql?.drop()
    await rm(dataDir, { recursive: true, force: true })
    unlisted.expectNone()
  }
  closings.add(close)

  return {
    app,
    database,
    services,
    config,
    address,
    client,
    member,
    async circle() {
      const [anna, ben, carl] = [await member('Anna'), await member('Ben'), await member('Carl')]
      await anna.befriends(ben)
      return { anna, ben, carl }
    },
    close,
  }
}
