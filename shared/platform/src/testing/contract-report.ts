import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { contract } from '../contract.ts'

const project = join(import.meta.dirname, '../../../..')

/** Where the accepted report lies. */
export const reportFile = join(import.meta.dirname, '../../contract.api.md')

/** Rooms whose types the contract is made of. */
const rooms = ['shared/cooking', 'shared/api', 'shared/platform']

/** The types of a remote and of its host. */
const starts = ['shared/platform/src/remote.tsx', 'shared/platform/src/events.ts']

/** Packages that the shell provides with its remotes' names of them. */
const provided = ['shared/ui', 'shared/parts']

const head = `The types that shell and remotes agree on, as the compiler writes them down, and the names that the shell provides: made by
\`npm run accept-contract\`, never by hand. A remote of last month was built with the ones of then.`

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
    const names = provided.flatMap(namesOf)
    return `# The contract, type by type\n\n${head}\n\nContract ${contract}\n\n${[...names, ...blocks].join('\n\n')}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A package's version, and a line for each name that it exports at run time, as `Button of @potluck/ui`. */
function namesOf(folder: string): string[] {
  const { name, version, exports } = JSON.parse(readFileSync(join(project, folder, 'package.json'), 'utf8'))
  const lines = Object.entries<unknown>(exports).flatMap(([subpath, file]) =>
    typeof file !== 'string'
      ? []
      : exportsOf(join(project, folder, file)).map((exported) => `${exported} of ${name}${subpath.slice(1)}`),
  )
  return [`## ${name} ${version}`, `\`\`\`text\n${lines.sort().join('\n')}\n\`\`\``]
}

/** The names of values that a file exports. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && !item.startsWith('type '))
      .map((item) => item.replace(/^\w+ as /, '')),
  )
  const all = [...text.matchAll(/^export \* from '(\..+)'/gm)].flatMap(([, path = '']) =>
    exportsOf(join(dirname(file), path)),
  )
  return [...declared, ...listed, ...all]
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
