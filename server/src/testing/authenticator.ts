import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyRequest } from '@potluck/api/identity-proof'
import type { PasskeyCreation } from '@potluck/api/passkeys'

interface Signing {
  /** The page on which the passkey is used. */
  readonly origin: string
  /** Whether its owner showed a finger or a PIN. */
  readonly isVerified?: boolean
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const base64url = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url')

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** CBOR of bytes that are shorter than 65,536. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes])

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** An authenticator with one passkey (ES256), as a phone or a security key is one. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly credentialId = base64url(randomBytes(32))
  /** How often it was used; a copy of the key would count from where it was copied. */
  counter = 0
  #userHandle = ''

  #authenticatorData(rpId: string, isVerified: boolean, attested = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(this.counter), attested])
  }

  /** The public key in COSE. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [head, curve] = [Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26]), Buffer.from([0x20, 0x01])]
    const point = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([head, curve, point(0x21, x), point(0x22, y)])
  }

  /** Makes the passkey. */
  create(options: PasskeyCreation, { origin, isVerified = true }: Signing): PasskeyAttestation {
    this.#userHandle = options.user.id
    const id = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 0xff])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()])
    const data = this.#authenticatorData(options.rp.id, isVerified, attested)
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(data)],
    ])
    return {
      credentialId: this.credentialId,
      clientDataJSON: base64url(JSON.stringify({ type: 'webauthn.create', challenge: options.challenge, origin })),
      attestationObject: base64url(object),
      transports: ['internal'],
    }
  }

  /** Uses the passkey. */
  sign({ challenge, rpId }: PasskeyRequest, { origin, isVerified = true }: Signing): PasskeyAssertion {
    this.counter += 1
    const data = this.#authenticatorData(rpId, isVerified)
    const client = JSON.stringify({ type: 'webauthn.get', challenge, origin })
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#keys.privateKey)
    return {
      credentialId: this.credentialId,
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      ...(this.#userHandle && { userHandle: this.#userHandle }),
    }
  }
}
