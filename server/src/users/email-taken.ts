import { Refusal } from '../machinery/refusal.ts'

/** Registering, or changing to, an e-mail that another account has. */
export const emailTaken = (): Refusal =>
  new Refusal('email-taken', 'there is an account with this e-mail already', 'body.email')
