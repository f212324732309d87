/** The database is not available: it is stopped, does not answer in time or has no free connection. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
