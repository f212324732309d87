import { countRecipes } from '@potluck/api/recipes'
import type { Background } from '@potluck/platform/remote'
import { syncBadge } from '@potluck/platform/sync-badge'

/** Counts the recipes in the inbox that the cook has not moved or deleted yet. */
export const background: Background = ({ host }) =>
  syncBadge(host, {
    entry: 'inbox',
    events: ['auth', 'recipe:updated', 'recipes:changed', 'book:changed', 'messages:new', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(countRecipes, { query: { folder: 'inbox' } }, { signal })
      return data.count
    },
  })
