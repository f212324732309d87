/** The path of the product on its host: nothing at the root, else as `/home/potluck`. The same in its worker. */
const path = (globalThis.location?.pathname ?? '').replace(/\/[^/]*$/, '')

/**
 * The name of something that this product stores in the browser: `potluck:token`, below a path `potluck/home/potluck:token`. Two products
 * of one origin thus never take each other's session or cache. `shell/src/opening/` and `hand-over.js` write the same.
 */
export const storedName = (name: string): string => `potluck${path}:${name}`
