import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A folder of its own for one test. */
export const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'potluck-deploy-'))

/** The list of a build's files, as webpack writes it. */
function fileList(files: Readonly<Record<string, string>>): string {
  const checksum = (content: string) => ({
    bytes: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('base64'),
  })
  const listed = Object.entries(files).map(([name, content]) => [name, checksum(content)] as const)
  return JSON.stringify({ version: 2, ...Object.fromEntries(listed) })
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** Changes the list of a build's files. */
export async function writeFileList(directory: string, change: (list: object) => object): Promise<void> {
  const file = join(directory, 'dist/files.json')
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
}

interface SharedRow {
  readonly name: string
  readonly version: string
  readonly requiredVersion: string
  readonly singleton?: boolean
}

const react: SharedRow = { name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true }

const manifest = (entry: string, shared: readonly SharedRow[]): string =>
  JSON.stringify({ metaData: { remoteEntry: { name: entry } }, shared })

export interface RemotePart {
  readonly id?: string
  readonly contract?: number
  readonly paths?: readonly string[]
  readonly shared?: readonly SharedRow[]
  /** The versions of shared packages that it needs. */
  readonly names?: Readonly<Record<string, readonly string[]>>
  readonly menu?: readonly unknown[]
  /** The files that its routes need. */
  readonly opening?: unknown
  /** Its code; another text is another build. */
  readonly code: string
}

/** Writes a part as webpack leaves it: package.json and dist. Gives its folder. */
export async function writeRemote(folder: string, part: RemotePart): Promise<string> {
  const {
    id = 'recipes',
    contract = 1,
    paths = ['list', 'recipe'],
    shared = [react],
    names,
    menu = [],
    opening,
    code,
  } = part
  const directory = join(folder, `mfe-${id}`)
  await rm(directory, { recursive: true, force: true })
  await writeFiles(directory, {
    'package.json': JSON.stringify({
      version: '1.0.0',
      potluck: { remote: { id, contract, paths, background: true } },
    }),
    'dist/remoteEntry.1a2b3c4d.js': code,
    'dist/remoteEntry.1a2b3c4d.js.br': brotliCompressSync(code),
    'dist/files.json': fileList({ 'remoteEntry.1a2b3c4d.js': code, 'locales/en-us.json?v=1': '{}' }),
    'dist/locales/en-us.json': '{}',
    'dist/mf-manifest.json': manifest('remoteEntry.1a2b3c4d.js', shared),
    'dist/mf-stats.json': '{}',
    'dist/menu.json': JSON.stringify(menu),
    ...(names && { 'dist/shared-names.json': JSON.stringify(names) }),
    ...(opening !== undefined && { 'dist/opening-files.json': JSON.stringify(opening) }),
  })
  return directory
}

export interface ShellPart {
  readonly contracts?: readonly number[]
  readonly shared?: readonly SharedRow[]
  /** The shared packages that it provides. */
  readonly names?: Readonly<Record<string, readonly string[]>>
  /** Name of its one hashed file, which `index.html` loads. */
  readonly main: string
  /** The files that it needs for members. */
  readonly opening?: unknown
  /** Languages that it has a page in, besides English. */
  readonly languages?: readonly string[]
}

/** Writes a shell as webpack leaves it. Gives its folder. */
export async function writeShell(folder: string, part: ShellPart): Promise<string> {
  const { contracts = [1], shared = [react], names, main, opening, languages = [] } = part
  const directory = join(folder, 'shell')
  await rm(directory, { recursive: true, force: true })
  await writeFiles(directory, {
    'package.json': JSON.stringify({ potluck: { shell: { contracts } } }),
    'dist/index.html': `<script src="assets/${main}">`,
    ...Object.fromEntries(languages.map((code) => [`dist/index.${code}.html`, `<script src="assets/${main}">`])),
    [`dist/assets/${main}`]: main,
    'dist/assets/common.0000.js': 'the same in every release',
    'dist/files.json': fileList({ [`assets/${main}`]: main, 'assets/common.0000.js': 'the same in every release' }),
    'dist/mf-manifest.json': manifest('', shared),
    ...(names && { 'dist/shared-names.json': JSON.stringify(names) }),
    ...(opening !== undefined && { 'dist/opening-files.json': JSON.stringify(opening) }),
  })
  return directory
}
