import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { cookableRoutes } from './routes.ts'

/** What a cook has at home. */
export const cookable = defineFeature({ name: 'cookable', needs: [recipes], routes: cookableRoutes })
