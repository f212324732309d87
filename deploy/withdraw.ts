import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import { whileLocked } from './src/web-root.ts'
import { withdraw } from './src/withdraw.ts'

await runCommand('withdraw <remote id> --reason text [--web dist/web]', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { web: { type: 'string', default: 'dist/web' }, reason: { type: 'string' } },
  })
  const [id] = positionals
  const { reason } = values
  if (!id || positionals.length > 1 || !reason) return null
  const version = await whileLocked(values.web, (webRoot) => withdraw(webRoot, { id, reason }))
  return `${id} ${version} is withdrawn; its files stay until the next prune`
})
