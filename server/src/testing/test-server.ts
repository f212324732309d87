import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { register } from '@potluck/api/sessions'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { type AppOptions, createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../machinery/database/database.ts'
import { createServices, type Services } from '../services.ts'

/** A real server on a free port with a database of its own. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly services: Services
  readonly config: Config
  /** Absolute address, ending in a slash. */
  readonly address: string
  /** A client for a guest, or for whoever holds the token. */
  client(token?: string): ApiClient
  /** Registers a new person; the name decides the e-mail. */
  member(name: string): Promise<TestMember>
  close(): Promise<void>
}

export interface TestMember {
  readonly id: string
  readonly token: string
  readonly email: string
  readonly api: ApiClient
}

/** The databases that every server test runs on. */
export const databases = ['sqlite', 'postgresql'] as const

export type TestDatabase = (typeof databases)[number]

/** Passwords of tests protect nothing. */
const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

async function freshPostgresql(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env.TEST_POSTGRESQL_URL
  if (!admin) throw new Error('TEST_POSTGRESQL_URL is not set: Jest’s global set-up starts PostgreSQL')
  const name = `test_${uuid().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  return { url: admin.replace(/\/postgres$/, `/${name}`), drop: () => run(`drop database ${name} with (force)`) }
}

/** Starts a server on an empty database of the given kind. `environment` overrides single settings. */
export async function startTestServer(
  kind: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
  options: AppOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(postgresql ? { DATABASE_URL: postgresql.url } : {}),
    ...environment,
  })
  const database = await openDatabase(config)
  const services = await createServices(config, database, { passwordCost })
  const app = await createApp(services, options)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/`
  const client = (token?: string) => createApiClient({ base: `${address}api/`, token: () => token ?? null })

  return {
    app,
    database,
    services,
    config,
    address,
    client,
    async member(name) {
      const email = `${name.toLowerCase()}@example.com`
      const { data } = await client().call(register, { body: { name, email, password: 'correct horse' } })
      const { id } = await database.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return { id, token: data.token, email, api: client(data.token) }
    },
    async close() {
      await app.close()
      await database.close()
      await postgresql?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
