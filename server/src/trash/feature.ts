import { defineFeature } from '../machinery/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { trashRoutes } from './routes.ts'

/** What was deleted, for 30 days. */
export const trash = defineFeature({ name: 'trash', needs: [recipes], routes: trashRoutes })
