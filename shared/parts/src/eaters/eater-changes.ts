import { type Avoided, deleteEater, deleteOwnEater, type Eater, writeEater, writeOwnEater } from '@potluck/api/eaters'
import { inBook } from '@potluck/api/of-book'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'

/** Changes of eaters are sent in order. */
export const eaterScope = 'eaters'

const aboutOf = (eater: Eater) => ({
  scope: eaterScope,
  path: eater.kitchenId === null ? paths.settings() : paths.kitchen(eater.kitchenId),
  preview: eater,
})

const paramsOf = ({ id, kitchenId }: Eater) => ({ params: { id: kitchenId ?? '', eaterId: id } })

/** Writes down what somebody does not eat: the cook, or somebody without an account. */
export function writeDown(eater: Eater, avoided: Avoided): NewChange {
  const about = aboutOf({ ...eater, ...avoided })
  if (!eater.hasAccount)
    return changeOf(writeEater, { ...paramsOf(eater), body: { name: eater.name, ...avoided } }, about)
  return changeOf(writeOwnEater, { ...inBook(eater.kitchenId ?? undefined), body: avoided }, about)
}

/** Deletes what was written down of somebody. */
export const strikeOut = (eater: Eater): NewChange =>
  eater.hasAccount
    ? changeOf(deleteOwnEater, inBook(eater.kitchenId ?? undefined), aboutOf(eater))
    : changeOf(deleteEater, paramsOf(eater), aboutOf(eater))
