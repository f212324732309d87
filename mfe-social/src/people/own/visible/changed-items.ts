import type { ProfileItem, ProfileItemDraft, Visibility } from '@potluck/api/profile-items'

/** The changes of an item: its audience, its place, its removal. */
export type ItemChange = Visibility | 'up' | 'down' | 'remove'

/** An item as it is saved; none for a kind that this version does not know. */
export function draftOf({ kind, label, recipe, kitchen, visibility }: ProfileItem): readonly ProfileItemDraft[] {
  // An unknown visibility, of a newer server, counts as private.
  const seenBy = visibility === 'public' ? 'public' : 'friends'
  if (kind === 'all') return [{ kind: 'all', visibility: seenBy }]
  if (kitchen) return [{ kind: 'kitchen', kitchenId: kitchen.id, visibility: seenBy }]
  if (label) return [{ kind: 'label', labelId: label.id, visibility: seenBy }]
  return recipe ? [{ kind: 'recipe', recipeId: recipe.id, visibility: seenBy }] : []
}

/** The items after a change of one of them. */
export function changedItems(items: readonly ProfileItem[], id: string, change: ItemChange): readonly ProfileItem[] {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) return items
  const others = items.toSpliced(at, 1)
  if (change === 'remove') return others
  if (change === 'up') return others.toSpliced(Math.max(0, at - 1), 0, item)
  if (change === 'down') return others.toSpliced(at + 1, 0, item)
  return items.with(at, { ...item, visibility: change })
}
