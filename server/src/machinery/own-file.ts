import { fileURLToPath } from 'node:url'

/**
 * Where one of the server's own files lies that is no module of the program: a page's style, the program of another process.
 * `package.json` says it of the sources, and `build.mjs` of what was built from them.
 * @param name as below `src`: `pages/base.css`
 */
export const ownFile = (name: string): string => fileURLToPath(import.meta.resolve(`#own/${name}`))
