import { randomInt, timingSafeEqual } from 'node:crypto'
import { digest } from '../../../machinery/base/token.ts'

/** Letters and digits that nobody takes for another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const groups = 3

const lettersOfGroup = 4

/**
 * A word that a server without an account prints at its start: who can read it keeps the machine, and may restore a backup in the browser.
 * 59 bits, as `k7mw-29xq-hdpr`.
 */
export const createSetupWord = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: lettersOfGroup }, () => letters.charAt(randomInt(letters.length))).join(''),
  ).join('-')

const compared = (word: string): Buffer => Buffer.from(digest(word.toLowerCase().replace(/[\s-]/g, '')))

/** Whether somebody typed the word. Spaces, hyphens and large letters do not count. */
export const isSetupWord = (word: string, typed: string): boolean => timingSafeEqual(compared(word), compared(typed))
