import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedScope } from './shared-scope.mjs'

const root = join(__dirname, '../..')
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'))
const parts = ['shell', ...remotes, 'shared/api', 'shared/parts', 'shared/platform', 'shared/sync', 'shared/ui']

const isBundled = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file)

const sources = parts.flatMap((part) =>
  readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isBundled)
    .map((file) => readFileSync(join(root, part, 'src', file), 'utf8')),
)

/** Names that the parts import from a package, types left out. */
function importedFrom(name: string): string[] {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g')
  const clauses = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, clause = '']) => clause))
  const names = clauses.flatMap((clause) => clause.split(',').map((word) => word.trim()))
  return [
    ...new Set(
      names.filter((word) => word !== '' && !word.startsWith('type ')).map((word) => word.split(' ')[0] ?? ''),
    ),
  ]
}

/** Names that a facade provides. */
function providedBy(facade: string): string[] {
  const source = readFileSync(join(__dirname, facade), 'utf8')
  const [, next] = source.match(/export \* from '\.\/(.+)'/) ?? []
  if (next) return providedBy(`facades/${next}`)
  const [, clause = ''] = source.match(/export \{([^}]*)\}/) ?? []
  return clause.split(',').map((word) => word.trim())
}

const facades = sharedScope.flatMap(({ name, facade }) => (facade && name !== 'zod' ? [[name, facade] as const] : []))

test('the facade of zod exports all that the schemas use', () => {
  const provided = providedBy('facades/zod-schemas.mjs')
  const classic = sources.filter((source) => /import \{ z \} from 'zod'/.test(source))
  const taken = classic.flatMap((source) => [...source.matchAll(/\bz\.([a-z]\w*)/g)].map(([, name = '']) => name))
  const types = ['infer', 'input', 'output']
  expect([...new Set(taken)].filter((name) => !types.includes(name) && !provided.includes(name))).toEqual([])
})

test.each(facades)('the facade of %s exports all that the parts use', (name, facade) => {
  const provided = providedBy(facade)
  expect(importedFrom(name).filter((taken) => !provided.includes(taken))).toEqual([])
})
