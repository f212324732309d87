import { fileURLToPath } from 'node:url'

/** Webpack's rules for TypeScript, here and in the service worker. TypeScript 7, which checks types, cannot be called by a loader. */
export const typescriptRules = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: fileURLToPath(import.meta.resolve('ts-loader')),
    options: {
      compiler: fileURLToPath(import.meta.resolve('typescript-for-webpack')),
      transpileOnly: true,
      configFile: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)),
      compilerOptions: { target: 'es2022' },
      // It warns if the compiler has another name than "typescript".
      logLevel: 'error',
    },
  },
]
