import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import { rollBack } from './src/rollback.ts'
import { whileLocked } from './src/web-root.ts'

await runCommand('rollback <remote id | shell> --reason text [--to version] [--web dist/web]', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { web: { type: 'string', default: 'dist/web' }, to: { type: 'string' }, reason: { type: 'string' } },
  })
  const [part] = positionals
  const { reason, to } = values
  if (!part || positionals.length > 1 || !reason) return null
  const done = await whileLocked(values.web, (webRoot) =>
    rollBack(webRoot, { part, reason, ...(to === undefined ? {} : { to }) }),
  )
  return [`${part} went back from ${done.from} to ${done.to}`, ...done.misfits].join('\n')
})
