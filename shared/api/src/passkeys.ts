import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, visibleName } from './fields.ts'
import { passkeyAssertion, passkeyAttestation, passkeyRequest, proofFields } from './identity-proof.ts'

/** Most passkeys of an account. */
export const maxPasskeys = 20

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Its last use, for a login or a proof; null before the first one. */
  usedAt: instant.nullable(),
})

export type Passkey = z.infer<typeof passkey>

/** What a browser needs to make a passkey. */
export const passkeyCreation = z.object({
  /** Valid once, for five minutes. */
  challenge: z.string(),
  /** The host that the passkey will belong to. */
  rp: z.object({ id: z.string(), name: z.string() }),
  /** `id` is base64url. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** Accepted signatures as COSE numbers, the preferred one first. */
  algorithms: z.array(z.int()),
  /** Passkeys that the account has already: an authenticator with one of them makes no other. */
  credentialIds: z.array(z.string()),
})

export type PasskeyCreation = z.infer<typeof passkeyCreation>

const passkeyName = visibleName(100)

export const listPasskeys = endpoint({
  method: 'GET',
  path: 'users/passkeys',
  summary: 'The passkeys of the account, the newest first; at most 20.',
  access: 'member',
  response: z.array(passkey),
  errors: [401],
})

export const startPasskey = endpoint({
  method: 'POST',
  path: 'users/passkeys/start',
  summary:
    'Begin to add a passkey. Needs a proof of identity (412, 403 `second-factor-needed`). 409: the account has 20 (`too-many-passkeys`).',
  access: 'member',
  body: z.strictObject(proofFields),
  response: passkeyCreation,
  errors: [400, 401, 403, 409, 412, 429],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: 'users/passkeys',
  summary:
    'Add the passkey that the browser made for the challenge of this session. 409: there are 20 (`too-many-passkeys`), or it is known (`id-taken`). 412: the challenge is too old, used or another one, or the passkey is not valid (`incorrect-passkey`).',
  access: 'member',
  body: z.strictObject({ name: passkeyName, passkey: passkeyAttestation }),
  response: passkey,
  status: 201,
  errors: [400, 401, 409, 412],
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: 'users/passkeys/:id',
  summary: 'Give a passkey another name.',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({ name: passkeyName }),
  response: passkey,
  errors: [400, 401, 404],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'users/passkeys/:id',
  summary:
    'Remove a passkey. Needs a proof of identity (412, 403 `second-factor-needed`). 409: nobody could log in any more (`last-way-in`).',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject(proofFields),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 412, 429],
})

export const startProof = endpoint({
  method: 'POST',
  path: 'users/passkeys/proof',
  summary: 'Begin a proof of identity by a passkey of the account, in this session.',
  access: 'member',
  response: passkeyRequest,
  errors: [401, 429],
})

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: 'users/passkeys/login/start',
  summary: 'Begin a login by a passkey. 403: identity providers alone log in here (`password-login-off`).',
  access: 'anyone',
  response: passkeyRequest,
  errors: [403, 429],
})

export const logInByPasskey = endpoint({
  method: 'POST',
  path: 'users/passkeys/login',
  summary:
    'Open a session with a passkey, which needs no second factor. 403: the account is disabled (`account-disabled`), or identity providers alone log in here (`password-login-off`). 412: the passkey is not known, or its answer is not valid (`incorrect-passkey`).',
  access: 'anyone',
  body: z.strictObject({ passkey: passkeyAssertion }),
  response: z.object({ token: z.string() }),
  errors: [400, 403, 412, 429],
})
