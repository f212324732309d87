import { z } from 'zod'
import { text } from './fields.ts'

/** An e-mail that is only looked up. */
export const emailText = text(254).trim().normalize('NFC').toLowerCase()

/**
 * Text, at sign, text, dot, text, without the signs around an address in a mail's head: two ways of writing one mailbox
 * would be two accounts.
 */
export const email = emailText.regex(/^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/)

/** Most characters of a password: the bound keeps hashing cheap. */
export const maxPassword = 1000

/** At least 6 characters. */
export const password = z.string().min(6).max(maxPassword)

export const name = text(254).trim().min(1)
