import type { Folder, Recipe, WrittenRecipe } from '@potluck/api/recipes'

/**
 * The optimistic recipe of a create.
 * @param attached its labels and photos, which the request contains by title and id only
 */
export function unsentRecipe(
  id: string,
  text: Omit<WrittenRecipe, 'labels' | 'imageIds'>,
  folder: Folder,
  attached: Pick<Recipe, 'labels' | 'images' | 'kitchenId'>,
): Recipe {
  const at = new Date().toISOString()
  return {
    ...text,
    ...attached,
    id,
    folder,
    image: attached.images[0] ?? null,
    fromUser: null,
    owner: null,
    isOwner: true,
    linked: [],
    lastCookedAt: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
}
