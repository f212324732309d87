import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { cookings } from '../cookings/feature.ts'
import { recipes } from '../recipes/feature.ts'
import { variationRoutes } from './routes.ts'

/** Recipes that are copies of each other. */
export const variations = defineFeature({
  name: 'variations',
  needs: [recipes, cookings],
  routes: variationRoutes,
})
