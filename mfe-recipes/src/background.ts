import { countRecipes } from '@potluck/api/recipes'
import { keepBadge } from '@potluck/platform/keep-badge'
import type { Background } from '@potluck/platform/remote'

/** Counts the recipes that others sent and nobody has put away yet. */
export const background: Background = ({ host }) =>
  keepBadge(host, {
    entry: 'inbox',
    events: ['auth', 'recipe:updated', 'recipes:changed', 'book:changed', 'messages:new', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(countRecipes, { query: { folder: 'inbox' } }, { signal })
      return data.count
    },
  })
