import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawIcon } from '@potluck/build/draw-icon.mjs'
import { wordsOf } from '@potluck/build/words-of.mjs'
import { defineConfig } from 'wxt'

const here = (path) => join(import.meta.dirname, path)

/** The version of the product. Extensions know no candidates for a release. */
const version = JSON.parse(readFileSync(here('../package.json'), 'utf8')).version.replace(/-.*/, '')

const iconSizes = [16, 32, 48, 128]

/** Words in the form of extensions: names without dots, and what is filled in by number. */
function messagesOf(words, prefix = '') {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string'
      ? [[`${prefix}${key}`, { message: word.replace(/\{\{\w+\}\}/g, '$1') }]]
      : messagesOf(word, `${prefix}${key}_`),
  )
}

/** Writes a file for the build, and says where it belongs. */
function made(relativeDest, content) {
  const absoluteSrc = here(`dist/made/${relativeDest}`)
  mkdirSync(dirname(absoluteSrc), { recursive: true })
  writeFileSync(absoluteSrc, content)
  return { absoluteSrc, relativeDest }
}

// Each permission has its reason in docs/decisions/0035-clip-pages-that-refuse-servers.md.
export default defineConfig({
  srcDir: 'src',
  outDir: 'dist',
  imports: false,
  manifestVersion: 3,
  manifest: {
    name: '__MSG_name__',
    description: '__MSG_description__',
    version,
    default_locale: 'en',
    minimum_chrome_version: '123',
    permissions: ['activeTab', 'scripting', 'storage'],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    action: { default_title: '__MSG_action_add__' },
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+P' } } },
  },
  zip: { artifactTemplate: 'browser-extension.zip' },
  hooks: {
    'build:publicAssets': async (_wxt, files) => {
      const drawing = readFileSync(here('../shell/src/icon.svg'), 'utf8')
      for (const size of iconSizes) files.push(made(`icon/${size}.png`, await drawIcon(drawing, size)))
      for (const [code, words] of Object.entries(wordsOf(here('src/locales'))))
        files.push(
          made(
            `_locales/${code.split('-')[0]}/messages.json`,
            JSON.stringify(Object.fromEntries(messagesOf({ ...words, language: code }))),
          ),
        )
      for (const [file, name] of [
        ['../LICENSE', 'LICENSE'],
        ['node_modules/zod/LICENSE', 'LICENSE-zod'],
      ])
        files.push({ absoluteSrc: here(file), relativeDest: name })
    },
  },
})
