import { config } from 'zod/mini'

/**
 * Has schemas read instead of compiled, for remotes' too (zod keeps this for the whole page): the policy of the page
 * forbids to compile, and zod's asking whether it may would be reported as a violation. Imported before any schema is made.
 */
config({ jitless: true })
