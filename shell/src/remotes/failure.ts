/**
 * Why a screen of a remote is missing.
 * - `network`: a file could not be fetched; an immediate retry may help
 * - `evaluate`: the entry was fetched, but it is no script of a remote or threw an error
 * - `chunk`: the remote runs, but a file of this screen is missing, for example after a deployment
 * - `timeout`: a request hangs; the browser does not send it again, so that only a reload helps
 * - `offline`: `network`, `chunk` or `timeout` while the deployment is unreachable; retried when it is reachable
 * - `contract`: remote and shell do not fit each other
 * - `origin`: the registry names an origin that the deployment does not allow
 * - `disabled`: the deployment switched it off
 * - `render`: the screen threw an error while it was displayed
 */
export type FailureKind =
  | 'network'
  | 'evaluate'
  | 'chunk'
  | 'offline'
  | 'timeout'
  | 'contract'
  | 'origin'
  | 'disabled'
  | 'render'

/** A remote's failure. For the operator, the message names the remote, its version and the reason. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
