import { z } from 'zod'
import { text } from './fields.ts'

/** An e-mail that is only looked up. */
export const emailText = text(254).trim().toLowerCase()

/** Text, at sign, text, dot, text. */
export const email = emailText.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)

/** At least 6 characters. The upper bound keeps hashing cheap. */
export const password = z.string().min(6).max(1000)

export const name = text(254).trim().min(1)
