import { z } from 'zod'
import { text, visibleName } from './fields.ts'

/** Composed once it is known to be short: Unicode takes minutes to put a megabyte of accents in order. */
const composed = z.string().trim().normalize('NFC').toLowerCase()

/** An e-mail that is only looked up. */
export const emailText = text(254).pipe(composed)

/**
 * Text, at sign, text, dot, text, without the signs around an address in a mail's head: two ways of writing one mailbox
 * would be two accounts.
 */
export const email = text(254).pipe(
  composed
    .regex(/^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/)
    // Signs that nobody sees: two addresses would look alike, or one be read backwards.
    .refine((value) => !/[\p{Cf}\p{Cc}]/u.test(value), 'must not contain invisible signs'),
)

/** Most characters of a password: the bound keeps hashing cheap. */
export const maxPassword = 1000

/** At least 6 characters. */
export const password = z.string().min(6).max(maxPassword)

export const name = visibleName(254)

/** A code of six digits from an authenticator app, or one of the recovery codes. */
export const secondFactorCode = z.string().max(100)
