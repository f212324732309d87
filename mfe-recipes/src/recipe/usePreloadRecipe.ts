import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { usePreload } from '@potluck/platform/usePreload'
import { loadRecipe } from './load-recipe.ts'

/** A service worker has every file, and nothing needs to be read before it is shown. */
const areFilesKept = (): boolean => Boolean(navigator.serviceWorker?.controller)

/** Has a recipe open without a connection, too, from a screen that leads to one. */
export function usePreloadRecipe(): void {
  const language = useStore(useHost().language)
  usePreload(async () => {
    if (!areFilesKept()) await (await loadRecipe()).loadParts(language)
  })
}
