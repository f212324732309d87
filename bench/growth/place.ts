import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlainSql, type PlainSql } from 'server/testing/plain-sql'
import { startPostgresql } from 'server/testing/postgresql'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { connectionsMeter, usedBy } from './meter.ts'

/** What a server and its database used so far. */
export interface PlaceUse {
  readonly serverMs: number
  readonly databaseMs: number
  /** What was written for durability: SQLite's process in all, PostgreSQL's log. */
  readonly loggedBytes: number
  readonly wholePages: number
}

/** A server on a database of its own, which can be asked in SQL beside it. */
export interface Place {
  readonly kind: 'sqlite' | 'postgresql'
  readonly address: string
  readonly server: ServerProcess
  readonly sql: PlainSql
  /** Writes everything that the log has into the database. */
  checkpoint(): Promise<void>
  /** Waits until nothing more is written of what was answered. */
  settle(): Promise<void>
  used(): Promise<PlaceUse>
  /** Stops the server; the database goes on. */
  pause(): Promise<void>
  /** Starts the server again. */
  restart(): Promise<Place>
  close(): Promise<void>
}

interface Stored {
  readonly settings: Readonly<Record<string, string>>
  readonly sqlPlace: string
  readonly postmaster: number | null
  end(): Promise<void>
}

async function store(kind: Place['kind']): Promise<Stored> {
  const dataDir = mkdtempSync(join(tmpdir(), 'potluck-growth-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'sqlite') {
    const sqlPlace = join(dataDir, 'potluck.sqlite')
    return { settings: { DATA_DIR: dataDir }, sqlPlace, postmaster: null, end: async () => remove() }
  }
  const { url, pid, stop } = await startPostgresql(tmpdir(), { isDurable: true })
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: url },
    sqlPlace: url,
    postmaster: pid,
    async end() {
      await stop()
      remove()
    },
  }
}

async function serve(kind: Place['kind'], port: number, stored: Stored): Promise<Place> {
  const server = await startServer(port, {
    MEMBER_RECIPES: '1000000',
    MEMBER_TEXT: '20000',
    MEMBER_SPACE: '100000',
    ...stored.settings,
  })
  const sql = await openPlainSql(stored.sqlPlace)
  const { postmaster } = stored
  const databaseMs = postmaster === null ? () => 0 : connectionsMeter(postmaster)

  async function stop(): Promise<void> {
    await sql.close()
    await server.stop()
  }

  return {
    kind,
    address: server.address,
    server,
    sql,
    async checkpoint() {
      await sql.run(kind === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'checkpoint')
    },
    async settle() {
      // SQLite: this process, which writes nothing else, does what the server leaves to its next checkpoint.
      if (kind === 'sqlite') await sql.run('pragma wal_checkpoint(passive)')
    },
    async used() {
      const { processorMs, writtenBytes } = usedBy(server.pid)
      if (postmaster === null)
        return {
          serverMs: processorMs,
          databaseMs: 0,
          loggedBytes: writtenBytes + usedBy(process.pid).writtenBytes,
          wholePages: 0,
        }
      const [row] = await sql.run('select wal_bytes as bytes, wal_fpi as pages from pg_stat_wal')
      const [position] = await sql.run("select pg_current_wal_insert_lsn() - '0/0' as bytes")
      return {
        serverMs: processorMs,
        databaseMs: databaseMs(),
        loggedBytes: Number(position?.bytes),
        wholePages: Number(row?.pages),
      }
    },
    pause: () => server.stop(),
    async restart() {
      await stop()
      return serve(kind, port, stored)
    },
    async close() {
      await stop()
      await stored.end()
    },
  }
}

/** @param port of the server */
export const openPlace = async (kind: Place['kind'], port: number): Promise<Place> =>
  serve(kind, port, await store(kind))
