/** Why something about a backup could not be done: a sentence for whoever keeps the server. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
