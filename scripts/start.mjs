/** `npm start`: installs, builds what changed, serves the whole product on one address. */
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { fail, step } from './steps.mjs'

try {
  await step('install packages', install)
  await buildAll()
} catch (error) {
  fail(error)
}

await import('./serve.mjs')
