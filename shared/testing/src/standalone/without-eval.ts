import { config } from 'zod/mini'

/** As in the product, whose policy forbids to compile schemas. Imported before any schema is made. */
config({ jitless: true })
