import { useRef } from 'react'

/** Two taps within this are one, of a wet finger or an unsure one, milliseconds. */
const bounceMs = 400

/** The last tap that counted. */
export interface LastTap {
  /** Whether a tap now is the same touch once more. @param on only where the last one was on the same thing */
  isBounce(on?: string): boolean
  /** Remembers a tap that counts. @param on what was tapped */
  remember(on: string): void
}

/** Tells the second tap of a touch that bounced from a tap of its own. */
export function useLastTap(): LastTap {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, on: '' })
  return {
    isBounce: (on) => performance.now() - last.current.at < bounceMs && (on === undefined || last.current.on === on),
    remember(on) {
      last.current = { at: performance.now(), on }
    },
  }
}
