/**
 * The process that did the work ended for an unknown reason: its job is tried again, as after an end of the server.
 */
export class WorkLostError extends Error {
  override readonly name = 'WorkLostError'
}
