/** An address on the web could not be fetched. The message names no internal address. */
export class OutgoingError extends Error {
  override readonly name: string = 'OutgoingError'
}

/** The answer is larger than allowed. */
export class TooMuchError extends OutgoingError {
  override readonly name = 'TooMuchError'

  constructor(options?: ErrorOptions) {
    super('what is there is too large', options)
  }
}
