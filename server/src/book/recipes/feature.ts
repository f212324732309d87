import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { images } from '../images/feature.ts'
import { labels } from '../labels/feature.ts'
import { search } from '../search/feature.ts'
import { indexWaiting, tidyIndex } from './index-waiting.ts'
import { recipeRoutes } from './routes.ts'
import type { RecipeTables } from './tables.ts'

/** Recipes. */
export const recipes = defineFeature({
  name: 'recipes',
  needs: [images, labels, search],
  tables: tables<RecipeTables>(),
  routes: recipeRoutes,
  tidy: [
    {
      name: 'indexing recipes',
      byAge: false,
      async step({ database }) {
        await indexWaiting(database)
        await tidyIndex(database)
      },
    },
  ],
})
