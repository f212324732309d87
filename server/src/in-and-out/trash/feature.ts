import { recipes } from '../../book/recipes/feature.ts'
import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { trashRoutes } from './routes.ts'

/** What was deleted, for 30 days. */
export const trash = defineFeature({ name: 'trash', needs: [recipes], routes: trashRoutes })
