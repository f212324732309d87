import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

const root = join(import.meta.dirname, '../..')

const linesOf = (file: string): readonly string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Whether a file comes into the build context: the ignore file names neither the file nor a folder above it. */
function isSent(path: string): boolean {
  const parts = path.split('/')
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  return !linesOf('deploy/Dockerfile.dockerignore').some((rule) => paths.some((part) => matchesGlob(part, rule)))
}

/** Files in which admins have secrets, as the pages on containers say, and similar ones. */
const secrets = [
  'deploy/.env',
  '.env',
  'deploy/.env.production',
  'deploy/potluck.env',
  'deploy/tls/privkey.pem',
  'deploy/tls/fullchain.pem',
  'deploy/tls/archive/key',
  'deploy/certificates/privkey.pem',
  'privkey.pem',
  'server/server.key',
  'potluck.crt',
  'deploy/secrets/s3',
  'deploy/postgres.dump',
  'potluck.dump',
  'data/potluck.sqlite',
  'server/potluck.sqlite-wal',
  'backups/potluck-20261124-031000.tar',
  'deploy/backups/potluck-20261124-031000.tar.age',
  'potluck-20261124-031000.tar.age',
  '.npmrc',
  'deploy/.netrc',
  '.ssh/id_ed25519',
  'id_ed25519',
  '.git/config',
]

test('no secret that lies in a checkout comes into the build of an image', () => {
  expect(secrets.filter(isSent)).toEqual([])
})

test('the files from which an image is built come into it', () => {
  const needed = [
    'package.json',
    'pnpm-lock.yaml',
    'scripts/build.mjs',
    'server/src/main.ts',
    'server/memory-flags.mjs',
    'server/src/in-and-out/shares/link-secret.ts',
    'mfe-settings/src/security/api-tokens/NewSecret.tsx',
    'deploy/container/start.sh',
    'deploy/publish.ts',
    'shell/src/index.ts',
  ]
  expect(needed.filter((path) => !isSent(path))).toEqual([])
})

test('the image copies no whole folder in which people put their own files', () => {
  const last =
    readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copied = [...last.replaceAll('\\\n', ' ').matchAll(/^COPY (?:--from=\w+ )?(.+)$/gm)].flatMap(([, words = '']) =>
    words.trim().split(/\s+/).slice(0, -1),
  )
  expect(copied.length).toBeGreaterThan(5)
  for (const path of ['/potluck', '/potluck/', '.', '/potluck/deploy', '/potluck/deploy/'])
    expect(copied).not.toContain(path)
})

test('Git ignores all of them', () => {
  const rules = linesOf('.gitignore')
  for (const rule of ['.env', '.env.*', 'tls/', '*.pem', '*.key']) expect(rules).toContain(rule)
})
