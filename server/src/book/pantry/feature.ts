import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { pantryRoutes } from './routes.ts'

/** What a cook has at home. */
export const pantry = defineFeature({ name: 'pantry', needs: [recipes], routes: pantryRoutes })
