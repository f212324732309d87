import { z } from 'zod'
import { secondFactorCode } from './credentials.ts'

/** Bytes as base64url without padding. @param max characters */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)

/** The id of a passkey, as its authenticator chose it: at most 1,023 bytes. */
export const credentialId = bytes(1_364)

/** What a browser answers when a new passkey is made (`navigator.credentials.create`). */
export const passkeyAttestation = z.strictObject({
  credentialId,
  clientDataJSON: bytes(10_000),
  attestationObject: bytes(20_000),
  /** How browsers reach the authenticator, such as `internal`, `hybrid` or `usb`. */
  transports: z.array(z.string().max(20)).max(10),
})

export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** What a browser answers when a passkey is used (`navigator.credentials.get`). */
export const passkeyAssertion = z.strictObject({
  credentialId,
  clientDataJSON: bytes(10_000),
  authenticatorData: bytes(10_000),
  signature: bytes(10_000),
  /** Whose passkey it is; some authenticators leave it out. */
  userHandle: bytes(100).optional(),
})

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** What a browser needs to use a passkey. */
export const passkeyRequest = z.object({
  /** Is signed by the passkey; valid once, for five minutes. */
  challenge: z.string(),
  /** The name of the host that passkeys belong to. */
  rpId: z.string(),
  /** The passkeys that are accepted; empty if the browser offers those that it knows. */
  credentialIds: z.array(z.string()),
})

export type PasskeyRequest = z.infer<typeof passkeyRequest>

/**
 * What proves that the owner of the account is at the device: the password, with a code where a second factor is set and
 * was not shown in the last ten minutes (403 `second-factor-needed`); or a passkey, which needs no code.
 */
export const proofFields = {
  currentPassword: z.string().max(1000).optional(),
  secondFactor: secondFactorCode.optional(),
  /** For a challenge of `users/passkeys/proof`. */
  passkey: passkeyAssertion.optional(),
}

const identityProof = z.object(proofFields)

export type IdentityProof = z.infer<typeof identityProof>
