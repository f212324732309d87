import { deleteStaple, listStaples, type Staple } from '@potluck/api/staples'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { staplesScope } from '@potluck/platform/remember-staple'

/** The item of a change. */
export const stapleOf = ({ preview }: NewChange): Staple | null =>
  listStaples.response.element.safeParse(preview).data ?? null

/** Removes an item from the pantry. */
export const forgetStaple = (staple: Staple): NewChange =>
  changeOf(
    deleteStaple,
    { params: { key: staple.key } },
    { scope: staplesScope, path: paths.atHome(), preview: staple },
  )
