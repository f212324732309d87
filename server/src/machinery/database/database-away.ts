/** The database cannot be asked at the moment: it is stopped, does not answer in time or has no room for us. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
