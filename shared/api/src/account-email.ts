import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'

const body = z.strictObject({ code: z.string().max(200) })

export const sendConfirmation = endpoint({
  method: 'POST',
  path: 'users/email/confirmation',
  summary:
    'Mail the link again that confirms the e-mail of the account, or the new one that it is to get. 409: no mail is set up (`no-mail`).',
  access: 'member',
  response: nothing,
  errors: [401, 409, 429],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: 'users/email/confirm',
  summary:
    'Confirm an e-mail with the code of a mailed link, once, within 24 hours. A new e-mail counts from then on. 406: somebody else has it by now. 412: the link was used or is too old.',
  access: 'anyone',
  body,
  response: nothing,
  errors: [400, 406, 412, 429],
})

export const takeEmailBack = endpoint({
  method: 'POST',
  path: 'users/email/take-back',
  summary:
    'Give an account its old e-mail again with the code that was mailed there, once, within 72 hours: every session ends, and the answer is a code for a new password. 412: the link was used or is too old.',
  access: 'anyone',
  body,
  response: z.object({ code: z.string() }),
  errors: [400, 406, 412, 429],
})
