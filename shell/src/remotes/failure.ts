/**
 * Why a screen of a remote is not there.
 *
 * - `network`: a file could not be fetched; trying again may help at once
 * - `evaluate`: the entry was fetched, but is no script of a remote or threw
 * - `chunk`: the remote runs, but a file of this screen is gone, as after a deployment
 * - `timeout`: something hung; the browser keeps waiting for it, so that only a reload helps
 * - `offline`: `network`, `chunk` or `timeout` while the deployment cannot be reached at all; tried again when it can
 * - `contract`: remote and shell do not fit each other
 * - `origin`: the registry names an origin that the deployment does not allow
 * - `disabled`: the deployment switched it off
 * - `render`: the screen threw while it was shown
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

/** A remote's failure; the message names the remote, its version and the reason, for whoever runs the product. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
