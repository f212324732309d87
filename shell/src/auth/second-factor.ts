/** The code of a second factor as it is sent: an account without one is asked for none. */
export const codeOf = (typed: string) => (typed.trim() === '' ? {} : { secondFactor: typed })
