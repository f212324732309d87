import { recipes } from '../../book/recipes/feature.ts'
import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { printRoutes } from './routes.ts'

/** Printed pages. */
export const print = defineFeature({ name: 'print', needs: [recipes], routes: printRoutes })
