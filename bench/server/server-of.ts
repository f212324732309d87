import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The names of the packages in a folder of modules, with their scopes. */
const packagesIn = (modules: string): readonly string[] =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => join(name, own)) : [name]))

/** Gives a package of a copy the modules that it has here; packages of the project are those of the copy. */
function linkModules(copy: string, folder: string): void {
  const modules = join(root, folder, 'node_modules')
  if (!existsSync(modules)) return
  for (const name of packagesIn(modules)) {
    const there = relative(root, realpathSync(join(modules, name)))
    const isOurs = !there.startsWith('node_modules') && !there.startsWith('..')
    const link = join(copy, folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(isOurs ? copy : root, there), link)
  }
}

/**
 * Builds the server of another commit, with the libraries that are installed now.
 * @param copy an empty folder
 * @returns the program to start
 */
export function buildServerOf(commit: string, copy: string): string {
  execFileSync('sh', [
    '-c',
    `git -C "$0" archive "$1" server shared tsconfig.base.json | tar -x -C "$2"`,
    root,
    commit,
    copy,
  ])
  for (const name of readdirSync(join(copy, 'shared'))) linkModules(copy, join('shared', name))
  linkModules(copy, 'server')
  execFileSync(process.execPath, ['build.mjs'], { cwd: join(copy, 'server'), stdio: ['ignore', 'ignore', 'inherit'] })
  return join(copy, 'server', 'dist', 'main.js')
}
