import { z } from 'zod'
import { secondFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'
import { proofFields } from './identity-proof.ts'

/** Recovery codes that are made at a time. */
export const recoveryCodeCount = 10

const recoveryCodes = z.object({
  /** Shown once; each replaces one code of the app. */
  recoveryCodes: z.array(z.string()),
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: 'users/second-factor',
  summary: 'Whether logins ask for a code of an authenticator app, and how many recovery codes are left.',
  access: 'member',
  response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  errors: [401],
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: 'users/second-factor/start',
  summary:
    'Make a key for an authenticator app (TOTP, six digits, 30 seconds, SHA-1). Nothing changes before a code of it was sent within 15 minutes. Needs a proof of identity (412). 409: a second factor is on (`second-factor-on`).',
  access: 'member',
  body: z.strictObject(proofFields),
  response: z.object({
    /** Base32. */
    secret: z.string(),
    /** `otpauth://`, for a QR code. */
    uri: z.string(),
  }),
  errors: [400, 401, 403, 409, 412, 429],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: 'users/second-factor',
  summary:
    'Switch the second factor on with a code of the new key. 409: it is on already (`second-factor-on`). 412: the code is not right, or the key is too old (`incorrect-code`).',
  access: 'member',
  body: z.strictObject({ secondFactor: secondFactorCode }),
  response: recoveryCodes,
  errors: [400, 401, 409, 412, 429],
})

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: 'users/second-factor/recovery-codes',
  summary:
    'Make ten new recovery codes; those of before end. Needs a proof of identity (412, 403 `second-factor-needed`). 404: no second factor is on.',
  access: 'member',
  body: z.strictObject(proofFields),
  response: recoveryCodes,
  errors: [400, 401, 403, 404, 412, 429],
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: 'users/second-factor',
  summary:
    'Switch the second factor off; its recovery codes end. Needs a proof of identity (412, 403 `second-factor-needed`).',
  access: 'member',
  body: z.strictObject(proofFields),
  response: nothing,
  errors: [400, 401, 403, 412, 429],
})
