import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const project = join(import.meta.dirname, '../../../..')

/** Where the accepted report lies. */
export const reportFile = join(import.meta.dirname, '../../contract.api.md')

/** Rooms whose types the contract is made of. */
const rooms = ['shared/cooking', 'shared/api', 'shared/platform']

/** The types of a remote and of its host. */
const starts = ['shared/platform/src/remote.tsx', 'shared/platform/src/events.ts']

const head = `The types that shell and remotes agree on, as the compiler writes them down: made by \`npm run accept-contract\`, never
by hand. A remote of last month was built with the ones of then.`

/**
 * Every type that a remote can come to know of, with those that they are made of, as text. The same for the same source.
 * Types that do not hold are no matter here.
 */
export function contractReport(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    for (const room of rooms) declare(room, folder)
    const files = reachable(folder)
    const blocks = [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => `## ${name}\n\n${fenced(text)}`)
    return `# The contract, type by type\n\n${head}\n\n${blocks.join('\n\n')}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const fenced = (text: string) => `\`\`\`ts\n${text.trim()}\n\`\`\``

function declare(room: string, folder: string): void {
  const emit = ['--noEmit', 'false', '--noCheck', '--declaration', '--emitDeclarationOnly', '--removeComments']
  const args = ['-p', join(project, room), ...emit, '--rootDir', project, '--outDir', folder]
  execFileSync(join(project, 'node_modules/.bin/tsc'), args, { stdio: 'pipe', encoding: 'utf8' })
}

function reachable(folder: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>()
  const follow = (source: string) => {
    const name = source.replace(/\.tsx?$/, '.d.ts')
    if (declarations.has(name) || !existsSync(join(folder, name))) return
    const text = readFileSync(join(folder, name), 'utf8')
    declarations.set(name, text)
    for (const [, request = ''] of text.matchAll(/(?:from|import\() ?["']([^"']+)["']/g)) {
      const next = sourceOf(request, source)
      if (next) follow(next)
    }
  }
  for (const start of starts) follow(start)
  return declarations
}

/** The file that an import means; null for what is not ours. */
function sourceOf(request: string, from: string): string | null {
  if (request.startsWith('.')) return relative(project, join(project, dirname(from), request))
  const [, room = '', subpath = ''] = request.match(/^@potluck\/([^/]+)\/(.+)$/) ?? []
  return room === '' ? null : `shared/${room}/src/${subpath}.ts`
}
