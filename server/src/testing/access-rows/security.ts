import * as passkeys from '@potluck/api/passkeys'
import * as secondFactor from '@potluck/api/second-factor'
import { Authenticator } from '../authenticator.ts'
import { type AccessCase, all, nothing, own, type Row, row } from './row.ts'

const proof = { currentPassword: 'correct horse' }

/** What a passkey that nobody has signs. */
const foreign = () =>
  new Authenticator().sign(
    { challenge: 'never-made', rpId: 'evil.example', credentialIds: [] },
    { origin: 'https://evil.example' },
  )

/** The id of a new passkey of the owner. */
async function ownersPasskey({ owner, world }: AccessCase): Promise<string> {
  const { data } = await owner.api.call(passkeys.startPasskey, { body: proof })
  const passkey = new Authenticator().create(data, { origin: world.origin })
  return (await owner.api.call(passkeys.addPasskey, { body: { name: 'Phone', passkey } })).data.id
}

/** Passkeys and the second factor. */
export const securityRows: readonly Row[] = [
  row(passkeys.listPasskeys, 'the own ones', all(200), nothing),
  row(passkeys.startPasskey, 'for the own account', all(200), () => ({ body: proof }), { shows: { email: ['owner'] } }),
  row(passkeys.addPasskey, 'for a challenge of nobody', all(412), () => {
    const request = { challenge: 'never-made', rp: { id: 'evil.example', name: '' }, algorithms: [], credentialIds: [] }
    const creation = { ...request, user: { id: 'x', name: '', displayName: '' } }
    const passkey = new Authenticator().create(creation, { origin: 'https://evil.example' })
    return { body: { name: 'Phone', passkey } }
  }),
  row(passkeys.renamePasskey, 'of the owner', own(200), async (scene) => ({
    params: { id: await ownersPasskey(scene) },
    body: { name: 'Key ring' },
  })),
  row(passkeys.removePasskey, 'of the owner', own(200), async (scene) => ({
    params: { id: await ownersPasskey(scene) },
    body: proof,
  })),
  row(passkeys.startProof, 'of the own session', all(200), nothing),
  row(passkeys.startPasskeyLogin, 'by anybody', all(200), nothing, { guest: 200 }),
  row(passkeys.logInByPasskey, 'with one that nobody has', all(412), () => ({ body: { passkey: foreign() } }), {
    guest: 412,
  }),
  row(secondFactor.getSecondFactor, 'the own one', all(200), nothing),
  row(secondFactor.startSecondFactor, 'for the own account', all(200), () => ({ body: proof })),
  row(secondFactor.confirmSecondFactor, 'a code of another key', all(412), () => ({ body: { secondFactor: 'never' } })),
  row(secondFactor.createRecoveryCodes, 'where none is on', all(404), () => ({ body: proof })),
  row(secondFactor.removeSecondFactor, 'where none is on', all(200), () => ({ body: proof })),
]
