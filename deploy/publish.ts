import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import { publishPart, publishTogether } from './src/publish-part.ts'
import type { Published } from './src/published.ts'
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

const sentence = ({ part, version, outcome }: Published): string => `${part} ${version} ${sentences[outcome]}`

await runCommand(
  'publish <part folder …> [--web dist/web] [--version v] [--origin https://… | shell] [--share percent] [--reason text] [--unless-rolled-back]',
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
    const { web: webRoot, version, origin, share, reason, 'unless-rolled-back': unlessRolledBack } = values
    const [directory] = positionals
    if (!directory) return null
    if (positionals.length > 1) {
      if ([version, origin, share].some((option) => option !== undefined)) return null
      const all = await publishTogether({ directories: positionals, webRoot, reason, unlessRolledBack })
      return all.map(sentence).join('\n')
    }
    return sentence(
      await publishPart({
        directory,
        webRoot,
        reason,
        unlessRolledBack,
        ...(version === undefined ? {} : { version }),
        ...(origin === undefined ? {} : { origin: checkOrigin(origin) }),
        ...(share === undefined ? {} : { share: checkShare(Number(share)) }),
      }),
    )
  },
)
