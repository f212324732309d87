import { fileURLToPath } from 'node:url'

/**
 * The path of a file of the server that is no module of the program: a page's style, or the program of another process. `#own` is
 * defined in `package.json` for the sources, and in `build.mjs` for the build.
 * @param name relative to `src`: `book/pages/base.css`
 */
export const ownFile = (name: string): string => fileURLToPath(import.meta.resolve(`#own/${name}`))
