import { recipes } from '../../book/recipes/feature.ts'
import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { handOverRoutes } from './hand-over/routes.ts'
import { createReadingModel } from './model/reading-model.ts'
import { modelRoutes } from './model/routes.ts'
import { clipJob, clipRoutes } from './routes.ts'

/** Recipes from the web. */
export const clip = defineFeature({
  name: 'clip',
  needs: [recipes],
  services: ({ config }) => ({ readingModel: createReadingModel(config) }),
  jobs: (services) => [clipJob(services)],
  routes: (app, services, { jobs }) => {
    clipRoutes(app, services, jobs)
    modelRoutes(app, services)
    handOverRoutes(app)
  },
})
