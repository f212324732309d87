/**
 * Bundles the server and the programs of its processes into `dist`: read from one file instead of 1,200, a start takes half the
 * time. Names and lines stay as they are, so that what a log says can be found.
 */
import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const source = join(import.meta.dirname, 'src')
const dist = join(import.meta.dirname, 'dist')

/** What is loaded as it was installed: native code, what reads files that lie beside it, and CommonJS that is loaded when it is needed. */
const external = [
  ...['@node-rs/argon2', 'better-sqlite3', 'pg-native', 'sharp'],
  ...['@zxcvbn-ts/language-common', 'fontkit', 'libheif-js', 'pdfkit'],
  ...['@node-oauth/oauth2-server', 'nodemailer', 'prom-client', 'saxes', 'standardwebhooks', 'undici', 'web-push'],
]

const programs = [
  'main.ts',
  '{reset-password,make-admin,make-keeper,make-backup,restore-backup,undo-restore,check-data,move-files}.ts',
  '{book,in-and-out,keeping}/**/*-process.ts',
  'machinery/base/database/*-process.ts',
]

/** Where the program finds its own files (`ownFile`). */
function manifest() {
  const { name, type } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  const imports = { '#own/*.ts': './*.js', '#own/*': './*' }
  return { name, type, private: true, imports }
}

/** Bundled, CommonJS has no names for `import()`: whoever takes one gets nothing, and nobody says so. */
function refuseNameless({ inputs }) {
  for (const [importer, { imports }] of Object.entries(inputs))
    for (const { path, kind, external } of imports)
      if (kind === 'dynamic-import' && !external && inputs[path].format === 'cjs')
        throw new Error(`${importer} loads ${path} by import(): CommonJS, which has to stay as it was installed`)
}

/** Long enough for whoever builds to start the server anew, milliseconds. */
const keptFor = 7 * 86_400_000

/** A server that runs meanwhile loads chunks when it needs them: those of the builds before stay for a while. */
function removeOldChunks() {
  const chunks = globSync('chunks/*.js', { cwd: dist }).map((path) => join(dist, path))
  for (const path of chunks) if (statSync(path).mtimeMs < Date.now() - keptFor) rmSync(path)
}

const { metafile } = await build({
  entryPoints: programs.flatMap((pattern) => globSync(pattern, { cwd: source })).map((path) => join(source, path)),
  outdir: dist,
  outbase: source,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external,
  // What was written for CommonJS asks for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
  },
  logLevel: 'warning',
  metafile: true,
})
refuseNameless(metafile)
removeOldChunks()
for (const path of globSync('!(testing)/**/{*.{css,html,js},{locales,sample-recipes}/*.json}', { cwd: source }))
  cpSync(join(source, path), join(dist, path))
// A chunk of its own reads it (`shared/foods/src/usda.ts`).
cpSync(join(import.meta.dirname, '../shared/foods/sources/usda-sr24.json.gz'), join(dist, 'sources/usda-sr24.json.gz'))
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
