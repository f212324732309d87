import {
  listProfileItems,
  type ProfileItem,
  type ProfileItemDraft,
  saveProfileItems,
  type Visibility,
} from '@potluck/api/profile-items'
import { answerKey, useAnswer, useCall } from '@potluck/platform/answers'
import { useQueryClient } from '@tanstack/react-query'
import { changedItems, draftOf, type ItemChange } from './changed-items.ts'

/** A new item without its visibility. */
type Wanted = ProfileItemDraft extends infer Draft
  ? Draft extends ProfileItemDraft
    ? Omit<Draft, 'visibility'>
    : never
  : never

/** New items are visible to friends at first. */
const atFirst: Visibility = 'friends'

/** The items of the profile, and their changes, which are saved at once. */
export function useProfileItems() {
  const client = useQueryClient()
  const items = useAnswer(listProfileItems, {})
  const { mutate, isPending, isError } = useCall(saveProfileItems, {
    onSuccess: (saved) => client.setQueryData(answerKey(listProfileItems, {}), saved),
  })
  const known = items.data ?? []
  const save = (drafts: readonly ProfileItemDraft[]) => mutate({ body: { items: [...drafts] } })

  return {
    items,
    busy: isPending,
    failed: isError,
    add: (wanted: Wanted) => save([...known.flatMap(draftOf), { ...wanted, visibility: atFirst }]),
    change: (item: ProfileItem, change: ItemChange) => save(changedItems(known, item.id, change).flatMap(draftOf)),
  }
}
