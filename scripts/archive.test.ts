import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsOf } from './archive.mjs'
import { root } from './steps.mjs'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('a release has every command of the server, and each runs a program that the build makes', () => {
  const { start, 'install-modules': modules, ...commands } = commandsOf(JSON.parse(read('package.json')))
  expect(start).toBe('node scripts/serve.mjs')
  expect(modules).toMatch(/pnpm@\S+ install --frozen-lockfile --prod/)
  expect(Object.keys(commands)).toEqual(expect.arrayContaining(['backup', 'restore', 'reset-password', 'make-admin']))
  const [, built = ''] = /\{([\w,-]+)\}\.ts/.exec(read('server/build.mjs')) ?? []
  for (const command of Object.values(commands)) {
    const [, program = ''] = /^node .*server\/dist\/([\w-]+)\.js$/.exec(String(command)) ?? []
    expect(built.split(',')).toContain(program)
    expect(existsSync(join(root, `server/src/${program}.ts`))).toBe(true)
  }
})
