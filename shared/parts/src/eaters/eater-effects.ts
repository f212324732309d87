import { deleteEater, deleteOwnEater, type Eater, listEaters, writeEater, writeOwnEater } from '@potluck/api/eaters'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'

const deletions: readonly string[] = [deleteEater, deleteOwnEater].map(endpointName)

function withChange(eaters: Eater[], { endpoint, preview }: NewChange): Eater[] {
  const eater = listEaters.response.element.safeParse(preview).data
  if (!eater) return eaters
  const isSame = ({ id, kitchenId }: Eater) => id === eater.id && kitchenId === eater.kitchenId
  if (!deletions.includes(endpoint)) {
    return eaters.some(isSame) ? eaters.map((one) => (isSame(one) ? eater : one)) : [...eaters, eater]
  }
  return eaters.some(isSame) ? eaters.filter((one) => !isSame(one)) : eaters
}

/** The effects of queued changes on the eaters. */
export const eaterEffects: ChangeEffects = {
  changes: [writeOwnEater, deleteOwnEater, writeEater, deleteEater],
  effects: [effectOn(listEaters, { after: withChange })],
}
