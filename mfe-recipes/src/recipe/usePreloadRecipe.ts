import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { usePreload } from '@potluck/platform/usePreload'
import { loadRecipe } from './load-recipe.ts'

/** With a service worker every file is stored already. */
const areFilesCached = (): boolean => Boolean(navigator.serviceWorker?.controller)

/** Preloads the recipe page from a screen that links to recipes, so that it opens without a connection. */
export function usePreloadRecipe(): void {
  const language = useStore(useHost().language)
  usePreload(async () => {
    if (!areFilesCached()) await (await loadRecipe()).loadParts(language)
  })
}
