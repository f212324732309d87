/** `npm run audit`: known advisories on what the product contains, where the registry answers such questions. */
import { pnpm } from './install.mjs'
import { run } from './steps.mjs'

const { code, output } = await run(pnpm[0], [...pnpm.slice(1), 'audit', '--prod'])
const isUnanswered = /ERR_PNPM_AUDIT|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(output)
console.log(isUnanswered ? 'not looked up: the registry does not answer questions about advisories' : output.trim())
if (!isUnanswered) process.exitCode = code
