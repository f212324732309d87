import pg from 'pg'

/** The lock that servers share, and that a restore has alone. It goes with the connection. */
const key = "hashtext('potluck:server')"

/** Makes a connection the one by which a server is known to use the database. @throws while a backup is restored into it */
export async function joinServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock_shared(${key}) as taken`)
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

/** What one process at a time does, of all that share a database: to remove pictures or read all of them; to look through them. */
export type SharedWork = 'pictures' | 'check'

/**
 * Takes some work away from the other servers of a database.
 * @returns gives it free; null when another process is at it
 */
export async function claimSharedWork(url: string, work: SharedWork): Promise<(() => Promise<void>) | null> {
  const client = await connect(url)
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [
    `potluck:${work}`,
  ])
  if (rows[0]?.taken) return () => client.end()
  await client.end()
  return null
}

/**
 * Makes this process the only one on a database; servers that start meanwhile refuse to.
 * @returns gives it free; null when a server uses it
 */
export async function claimDatabase(url: string): Promise<(() => Promise<void>) | null> {
  const client = await connect(url)
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`)
  if (rows[0]?.taken) return () => client.end()
  await client.end()
  return null
}
