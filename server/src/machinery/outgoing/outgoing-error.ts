/** Why an address on the web gave nothing. The message names no address of the inside. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
}
