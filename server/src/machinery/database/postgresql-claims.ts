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

/**
 * Keeps the servers of a database from removing pictures, or from reading all of them while they are removed.
 * @returns gives them free; null when another process has them
 */
export async function claimSharedPictures(url: string): Promise<(() => Promise<void>) | null> {
  const client = await connect(url)
  const taken = "select pg_try_advisory_lock(hashtext('potluck:pictures')) as taken"
  const { rows } = await client.query<{ taken: boolean }>(taken)
  if (rows[0]?.taken) return () => client.end()
  await client.end()
  return null
}

/**
 * Makes this process the only one on a database; servers that start meanwhile refuse to.
 * @returns gives it free
 * @throws when a server uses it
 */
export async function claimDatabase(url: string): Promise<() => Promise<void>> {
  const client = await connect(url)
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`)
  if (rows[0]?.taken) return () => client.end()
  await client.end()
  throw new Error('A Potluck server uses the database: stop it first')
}
