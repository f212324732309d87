/** Puts together what a release for this platform holds: the built product, the modules of the server, Node, and a start. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { readPackages } from './parts.mjs'
import { must, root } from './steps.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

/** The command that somebody types in the unpacked folder. */
const start = `#!/bin/sh
# ./potluck serves; ./potluck backup runs a command of package.json.
cd "$(dirname "$0")" || exit 1
command=\${1:-start}
[ $# -gt 0 ] && shift
node=node_modules/node/bin/node
[ -x "$node" ] || node=node
# A signal reaches the server by this way only.
[ "$command" = start ] && exec "$node" scripts/serve.mjs "$@"
exec "$node" --run "$command" -- "$@"
`

/** Commands of the sources that a release has, too: they run what is built. */
export function commandsOf({ scripts, packageManager }) {
  const built = Object.entries(scripts)
    .filter(([, command]) => /server\/src\/[\w-]+\.ts/.test(command))
    .map(([name, command]) => [
      name,
      command.replace(/server\/src\/([\w-]+)\.ts/, 'server/dist/$1.js').replace('node_modules/.bin/', ''),
    ])
  const modules = `npx --yes ${packageManager} install --frozen-lockfile --prod --filter-prod server`
  return {
    start: 'node scripts/serve.mjs',
    ...Object.fromEntries(built),
    // On another platform than the one that the archive was made on.
    'install-modules': `rm -rf node_modules server/node_modules && ${modules}`,
  }
}

/** The folders of pnpm's store that a package needs to run: its own, and those of all that it depends on. */
function storeFoldersOf(links) {
  const store = join(realpathSync(join(root, 'node_modules')), '.pnpm')
  const found = new Set()
  const waiting = [...links]
  for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
    const [folder] = relative(store, realpathSync(link)).split(sep)
    if (folder === '..' || found.has(folder)) continue
    found.add(folder)
    waiting.push(...packagesIn(join(store, folder, 'node_modules')))
  }
  return [...found].sort().map((folder) => join('.pnpm', folder))
}

/** The packages of a folder node_modules, also those with a scope. */
const packagesIn = (modules) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? packagesIn(join(modules, name)) : [join(modules, name)]))

/** The server's modules as they are installed, in the layout of pnpm, and links to those of its own. */
function copyModules(to) {
  const { dependencies } = JSON.parse(read('server/package.json'))
  const names = Object.keys(dependencies).filter((name) => !dependencies[name].startsWith('workspace:'))
  const links = names.map((name) => join('server/node_modules', name))
  const source = realpathSync(join(root, 'node_modules'))
  for (const folder of storeFoldersOf(links.map((link) => join(root, link))))
    cpSync(join(source, folder), join(to, 'node_modules', folder), { recursive: true, verbatimSymlinks: true })
  for (const link of links) {
    const place = join(to, link)
    mkdirSync(dirname(place), { recursive: true })
    const kept = join(to, 'node_modules', relative(source, realpathSync(join(root, link))))
    symlinkSync(relative(dirname(place), kept), place)
  }
}

/** Node itself, with its licence, also where commands of package.json look for it. */
async function copyNode(to) {
  const place = join(to, 'node_modules/node')
  mkdirSync(join(place, 'bin'), { recursive: true })
  cpSync(realpathSync(join(root, 'node_modules/node/bin/node')), join(place, 'bin/node'))
  mkdirSync(join(to, 'node_modules/.bin'))
  symlinkSync('../node/bin/node', join(to, 'node_modules/.bin/node'))
  // The installed package has no licence; the one for this platform, from which it takes Node, has.
  const { version } = JSON.parse(read('node_modules/node/package.json'))
  const name = `node-${process.platform}-${process.arch}`
  const unpack = `npm pack --silent --prefer-offline ${name}@${version} && tar -xzf ${name}-*.tgz --strip-components=1 package/LICENSE && rm ${name}-*.tgz`
  await must('The licence of Node could not be fetched.', 'sh', ['-c', unpack], { cwd: place })
}

/** Fills an empty folder with the release. The product has to be built. */
export async function writeArchive(to) {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const copy = (path, options = {}) => cpSync(join(root, path), join(to, path), { recursive: true, ...options })
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) copy(file)
  for (const file of ['scripts/serve.mjs', 'scripts/steps.mjs', 'server/memory-flags.mjs']) copy(file)
  // A release neither builds nor rolls back; maps name folders of the build.
  const isReleased = (path) => !/\.(built|published|shell|map)$|\/releases\.log$/.test(path)
  for (const folder of ['server/dist', 'dist/web', 'docs', 'deploy/systemd', 'deploy/proxies'])
    copy(folder, { filter: isReleased })
  for (const { folder, kind } of readPackages())
    if (kind === 'server' || kind === 'knowledge' || kind === 'api') copy(`${folder}/package.json`)
  copyModules(to)
  await copyNode(to)
  const project = JSON.parse(read('package.json'))
  const manifest = { ...project, engines: { node: '>=24' }, scripts: commandsOf(project) }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(to, 'potluck'), start)
  chmodSync(join(to, 'potluck'), 0o755)
}
