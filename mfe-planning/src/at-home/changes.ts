import { addStaple, deleteStaple, listStaples, type Staple } from '@potluck/api/staples'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'

/** The changes of what is at home are sent in order. */
export const staplesScope = 'staples'

const about = (staple: Staple) => ({ scope: staplesScope, path: paths.atHome(), preview: staple })

/** Adds an item to the pantry. */
export const rememberStaple = (staple: Staple): NewChange =>
  changeOf(addStaple, { body: { title: staple.title } }, about(staple))

/** The item of a change. */
export const stapleOf = ({ preview }: NewChange): Staple | null =>
  listStaples.response.element.safeParse(preview).data ?? null

/** Removes an item from the pantry. */
export const forgetStaple = (staple: Staple): NewChange =>
  changeOf(deleteStaple, { params: { key: staple.key } }, about(staple))
