import { fileURLToPath } from 'node:url'

const contract = fileURLToPath(new URL('../api/src/', import.meta.url))

const compiled = (test, tsx) => ({
  test,
  exclude: /node_modules/,
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic', development: false } },
    },
  },
})

/** Webpack's rules for TypeScript, here and in the service worker: SWC takes the types away, as it does for Jest. */
export const typescriptRules = [
  compiled(/\.ts$/, false),
  compiled(/\.tsx$/, true),
  {
    test: /\.ts$/,
    include: contract,
    enforce: 'pre',
    loader: fileURLToPath(import.meta.resolve('./contract-in-browser.mjs')),
  },
]
