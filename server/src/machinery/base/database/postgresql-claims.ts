import pg from 'pg'

/** The lock that servers share, and that a restore has alone. It goes with the connection. */
const serverLock = 'potluck:server'

/** PostgreSQL's code for a lock that others hold for longer than `lock_timeout`. */
const lockNotAvailable = '55P03'

/** Makes a connection the one by which a server is known to use the database. @throws while a backup is restored into it */
export async function joinServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock_shared(hashtext($1)) as taken', [
    serverLock,
  ])
  if (rows[0]?.taken) return
  await client.end()
  throw new Error('A backup is being restored into the database: start again when that is done')
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Maximum wait for a lock: PostgreSQL ends the connection of a killed process a moment later. */
const maxWait = '3s'

/** @returns ends the connection, and the lock with it; null when the lock was not to be had */
async function claim(url: string, lock: string): Promise<(() => Promise<void>) | null> {
  const client = await connect(url)
  try {
    await client.query(`set lock_timeout = '${maxWait}'`)
    await client.query('select pg_advisory_lock(hashtext($1))', [lock])
    return () => client.end()
  } catch (error) {
    await client.end()
    if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return null
    throw error
  }
}

/** What one process at a time does, of all that share a database: to remove pictures or read all of them; to look through them. */
export type SharedWork = 'pictures' | 'check'

/**
 * Takes some work away from the other servers of a database.
 * @returns gives it free; null when another process is at it
 */
export function claimSharedWork(url: string, work: SharedWork): Promise<(() => Promise<void>) | null> {
  return claim(url, `potluck:${work}`)
}

/**
 * Makes this process the only one on a database; servers that start meanwhile refuse to.
 * @returns gives it free; null when a server uses it
 */
export function claimDatabase(url: string): Promise<(() => Promise<void>) | null> {
  return claim(url, serverLock)
}
