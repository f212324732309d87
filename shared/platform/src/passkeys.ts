import type { PasskeyAssertion, PasskeyAttestation, PasskeyRequest } from '@potluck/api/identity-proof'
import type { PasskeyCreation } from '@potluck/api/passkeys'

/** No passkey was made or used: the person cancelled, there was none, or the browser could not. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  /** The authenticator has a passkey of this account already. */
  readonly isKnown: boolean

  constructor(cause: unknown) {
    super('no passkey was made or used', { cause })
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

/** Whether passkeys can be used on this page: not over plain http, and not at an address of numbers. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)

/** Whether the browser can offer passkeys among what it fills into a field. */
export async function supportsPasskeyAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  return browserSupportsWebAuthnAutofill()
}

/** Ends what the browser asks or offers now, if anything; whoever waits for it gets a `PasskeyFailure`. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

async function orFail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new PasskeyFailure(error)
  }
}

/** Lets the browser make a passkey. @throws {PasskeyFailure} */
export async function createPasskey({
  challenge,
  rp,
  user,
  ...creation
}: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await orFail(() =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        pubKeyCredParams: creation.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: creation.credentialIds.map((id) => ({ type: 'public-key', id })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    }),
  )
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { credentialId: made.id, clientDataJSON, attestationObject, transports }
}

/**
 * Lets the browser use a passkey.
 * @param inAutofill offers passkeys among what the browser fills in, and waits until somebody chooses one
 * @throws {PasskeyFailure}
 */
export async function askForPasskey(
  { challenge, rpId, credentialIds }: PasskeyRequest,
  inAutofill = false,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const used = await orFail(() =>
    startAuthentication({
      useBrowserAutofill: inAutofill,
      optionsJSON: {
        challenge,
        rpId,
        allowCredentials: credentialIds.map((id) => ({ type: 'public-key', id })),
        userVerification: 'required',
      },
    }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response
  return { credentialId: used.id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}
