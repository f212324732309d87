import { HttpError } from '../machinery/http/http-error.ts'

/** Registering, or changing to, an e-mail that another account has. */
export const emailTaken = (): HttpError =>
  new HttpError(406, 'email-taken', 'there is an account with this e-mail already', 'body.email')
