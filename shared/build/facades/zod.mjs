/**
 * The part of zod with which the contract (shared/api) is written: see react-router.mjs beside it. Remotes call the API with schemas, so
 * each would bring a copy. `zod/mini`, which the shell starts with, is not shared: it is shaken instead.
 */
export * as z from './zod-schemas.mjs'
