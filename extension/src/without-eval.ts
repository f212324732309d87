import { config } from 'zod/mini'

/** Makes zod interpret schemas, as the policy of extensions forbids to compile them. Imported before any schema is made. */
config({ jitless: true })
