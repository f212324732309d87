import { config } from 'zod/mini'

/**
 * Makes zod interpret schemas instead of compiling them, for the whole page. The page's policy forbids compiling, and
 * zod's own test of it would be reported as a violation. Imported before any schema is made.
 */
config({ jitless: true })
