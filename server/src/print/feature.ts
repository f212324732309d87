import { defineFeature } from '../machinery/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { printRoutes } from './routes.ts'

/** Printed pages. */
export const print = defineFeature({ name: 'print', needs: [recipes], routes: printRoutes })
