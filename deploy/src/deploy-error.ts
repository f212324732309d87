/** A deployment that was refused; the message says what was wrong and what to do. Nothing was changed. */
export class DeployError extends Error {
  override readonly name = 'DeployError'
}
