import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { capabilitiesOf, largeOpens } from '../../people/users/capabilities.ts'
import { imageAddresses } from './image-address.ts'
import { imageFilesIn } from './image-files.ts'
import { imageRoutes } from './routes.ts'
import { sweepImages } from './store.ts'

/** Pictures. */
export const images = defineFeature({
  name: 'images',
  services: ({ config, fileStore, tickets }) => ({
    imageAddress: imageAddresses(tickets, largeOpens(capabilitiesOf(config))),
    imageFiles: imageFilesIn(fileStore),
  }),
  routes: imageRoutes,
  tidy: [{ name: 'sweeping pictures', everyMs: 6 * 3_600_000, step: sweepImages }],
})
