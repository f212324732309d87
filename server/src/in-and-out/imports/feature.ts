import { recipes } from '../../book/recipes/feature.ts'
import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { pepperplateRoutes } from './pepperplate/routes.ts'
import { importJobs, importRoutes } from './routes.ts'
import type { ImportTables } from './tables.ts'

declare module '../../machinery/for-features/define-feature.ts' {
  interface AppOptions {
    /** Where Pepperplate answers; else its own address. */
    readonly pepperplate?: string
  }
}

/** Recipes from files of other programs. */
export const imports = defineFeature({
  name: 'imports',
  needs: [recipes],
  tables: tables<ImportTables>(),
  jobs: importJobs,
  routes: (app, services, { jobs, options }) => {
    importRoutes(app, services, jobs)
    pepperplateRoutes(app, services, jobs, options.pepperplate)
  },
})
