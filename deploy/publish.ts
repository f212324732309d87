import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import { publishPart } from './src/publish-part.ts'
import { checkShare } from './src/registry-file.ts'
import { checkOrigin } from './src/remote-origin.ts'

const sentences = {
  published: 'is live',
  canary: 'is out for a share of the browsers; publish it without --share for all, or roll it back',
  'canary-unchanged': 'was out for this share of the browsers already',
  unchanged: 'was live already',
  'rolled-back': 'was rolled back and stays so; publish it by hand to bring it back',
  withdrawn: 'was withdrawn and stays so; publish it by hand to bring it back',
} as const

await runCommand(
  'publish <part folder> [--web dist/web] [--version v] [--origin https://… | shell] [--share percent] [--reason text] [--unless-rolled-back]',
  async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        web: { type: 'string', default: 'dist/web' },
        version: { type: 'string' },
        origin: { type: 'string' },
        share: { type: 'string' },
        reason: { type: 'string', default: '' },
        'unless-rolled-back': { type: 'boolean', default: false },
      },
    })
    const [directory] = positionals
    if (!directory || positionals.length > 1) return null
    const { web: webRoot, version, origin, share, reason } = values
    const {
      outcome,
      part,
      version: published,
    } = await publishPart({
      directory,
      webRoot,
      reason,
      unlessRolledBack: values['unless-rolled-back'],
      ...(version === undefined ? {} : { version }),
      ...(origin === undefined ? {} : { origin: checkOrigin(origin) }),
      ...(share === undefined ? {} : { share: checkShare(Number(share)) }),
    })
    return `${part} ${published} ${sentences[outcome]}`
  },
)
