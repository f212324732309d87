import { defineFeature } from '../machinery/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { exportRoutes } from './routes.ts'

/** Recipes in the formats of other programs. */
export const recipeExports = defineFeature({ name: 'exports', needs: [recipes], routes: exportRoutes })
