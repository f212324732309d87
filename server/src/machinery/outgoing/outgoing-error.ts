/** Why an address on the web gave nothing. The message names no address of the inside. */
export class OutgoingError extends Error {
  override readonly name: string = 'OutgoingError'
}

/** There is more than may be taken. */
export class TooMuchError extends OutgoingError {
  override readonly name = 'TooMuchError'

  constructor(options?: ErrorOptions) {
    super('what is there is too large', options)
  }
}
