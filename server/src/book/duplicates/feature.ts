import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { duplicateRoutes } from './routes.ts'

/** Recipes that a book likely has twice. */
export const duplicates = defineFeature({ name: 'duplicates', needs: [recipes], routes: duplicateRoutes })
