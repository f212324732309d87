import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import { publishPart } from './src/publish-part.ts'

await runCommand('publish <part folder> [--web dist/web] [--version v] [--reason text]', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      web: { type: 'string', default: 'dist/web' },
      version: { type: 'string' },
      reason: { type: 'string', default: '' },
    },
  })
  const [directory] = positionals
  if (!directory || positionals.length > 1) return null
  const { web: webRoot, version, reason } = values
  const {
    outcome,
    part,
    version: published,
  } = await publishPart({
    directory,
    webRoot,
    reason,
    ...(version === undefined ? {} : { version }),
  })
  return `${part} ${published} ${outcome === 'published' ? 'is live' : 'was live already'}`
})
