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

/** What is to be shown, not yet to whom. */
type Wanted = ProfileItemDraft extends infer Draft
  ? Draft extends ProfileItemDraft
    ? Omit<Draft, 'visibility'>
    : never
  : never

/** What is new is seen by friends until the member says otherwise. */
const atFirst: Visibility = 'friends'

/** What the profile shows, and every way that changes. Each change is saved at once. */
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
