import type { IdentityProof } from '@potluck/api/identity-proof'
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@potluck/api/passkeys'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { createPasskey } from '@potluck/platform/passkeys'

/** The passkeys of the account, adding, renaming and removing one. */
export function usePasskeys() {
  const changes = [listPasskeys]
  const start = useCall(startPasskey)
  const add = useCall(addPasskey, { changes })
  const rename = useCall(renamePasskey, { changes })
  const remove = useCall(removePasskey, { changes })
  return {
    answer: useAnswer(listPasskeys, {}),
    /** @throws {PasskeyFailure} when the browser made none */
    async add(name: string, proof: IdentityProof): Promise<void> {
      const passkey = await createPasskey(await start.mutateAsync({ body: proof }))
      await add.mutateAsync({ body: { name, passkey } })
    },
    async rename({ id }: Passkey, name: string): Promise<void> {
      await rename.mutateAsync({ params: { id }, body: { name } })
    },
    async remove({ id }: Passkey, proof: IdentityProof): Promise<void> {
      await remove.mutateAsync({ params: { id }, body: proof })
    },
  }
}
