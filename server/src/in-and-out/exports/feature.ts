import { recipes } from '../../book/recipes/feature.ts'
import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { exportRoutes } from './routes.ts'

/** Recipes in the formats of other programs. */
export const recipeExports = defineFeature({ name: 'exports', needs: [recipes], routes: exportRoutes })
