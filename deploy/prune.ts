import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import { prune } from './src/prune.ts'
import { whileLocked } from './src/web-root.ts'

await runCommand('prune [--keep 3] [--web dist/web]', async () => {
  const { values } = parseArgs({
    options: { web: { type: 'string', default: 'dist/web' }, keep: { type: 'string', default: '3' } },
  })
  const count = Number(values.keep)
  if (!Number.isInteger(count) || count < 1) return null
  const removed = await whileLocked(values.web, (webRoot) => prune(webRoot, count))
  return removed.length > 0 ? `removed ${removed.join(', ')}` : 'nothing to remove'
})
