import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import sharp from 'sharp'
import { drawIcon } from './draw-icon.mjs'
import { recipeFiles } from './recipe-files.mjs'
import { wordsOf } from './words-of.mjs'

const red = '#c2371c'

/** Their names stay: whoever installed the product finds a new drawing under the same one. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  // Systems cut these to their own shape: the drawing keeps inside of what all of them leave.
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icons/apple-touch-icon.png', size: 180, purpose: 'apple' },
  // One colour on nothing: for the bar of a phone.
  { file: 'icons/badge-96.png', size: 96, purpose: 'badge' },
]

const shortcuts = [
  { word: 'add', path: '/add-recipe' },
  { word: 'book', path: '/list/main' },
  { word: 'lists', path: '/shopping-lists' },
  { word: 'week', path: '/meal-planners' },
]

/** Draws an icon of a size from the product's drawing, whose ground is a red square with round corners. */
async function draw(svg, { size, purpose }) {
  if (purpose === 'badge') {
    const lines = svg.replace(/<rect[^>]*\/>/, '').replaceAll(red, '#000')
    return sharp(Buffer.from(lines), { density: 300 }).resize(size, size).png().toBuffer()
  }
  if (purpose === 'any') return drawIcon(svg, size)
  const inner = Math.round(size * (purpose === 'maskable' ? 0.8 : 0.92))
  const drawing = await drawIcon(svg, inner)
  return sharp({ create: { width: size, height: size, channels: 3, background: red } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
}

/** The name and the shortcuts of an installed product, in one language. */
const manifestIn = (code, { app }) => ({
  // The same product in every language.
  id: './',
  name: 'Potluck',
  short_name: 'Potluck',
  description: app.about,
  lang: code,
  dir: 'auto',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#fbf6ed',
  theme_color: red,
  categories: ['food', 'lifestyle'],
  icons: icons
    .filter(({ purpose }) => purpose === 'any' || purpose === 'maskable')
    .map(({ file, size, purpose }) => ({ src: file, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  shortcuts: shortcuts.map(({ word, path }) => ({ name: app[word], url: `./#${path}` })),
  share_target: {
    action: './share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        { name: 'photos', accept: ['image/*', 'application/pdf', '.pdf'] },
        { name: 'recipes', accept: recipeFiles },
      ],
    },
  },
})

/** Name of the manifest of a language. */
export const manifestFile = (code) => `manifest.${code}.webmanifest`

/** Writes what makes the product one that can be installed: a web app manifest per language and the icons. */
export class WriteWebManifest {
  /** @param {string} directory the shell's folder */
  constructor(directory) {
    this.directory = directory
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    const icon = join(this.directory, 'src/icon.svg')
    compiler.hooks.thisCompilation.tap('WriteWebManifest', (compilation) => {
      compilation.fileDependencies.add(icon)
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('WriteWebManifest', (page) => {
        const link = (attributes) => ({
          tagName: 'link',
          voidTag: true,
          attributes,
          meta: { plugin: 'WriteWebManifest' },
        })
        page.headTags.push(
          link({ rel: 'manifest', href: manifestFile(page.plugin.options.language) }),
          link({ rel: 'apple-touch-icon', href: 'icons/apple-touch-icon.png' }),
        )
        return page
      })
      compilation.hooks.processAssets.tapPromise(
        { name: 'WriteWebManifest', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const svg = await readFile(icon, 'utf8')
          const emit = (name, content) => compilation.emitAsset(name, new sources.RawSource(content))
          for (const each of icons) emit(each.file, await draw(svg, each))
          for (const [code, words] of Object.entries(wordsOf(join(this.directory, 'src/service-worker/locales'))))
            emit(manifestFile(code), JSON.stringify(manifestIn(code, words)))
        },
      )
    })
  }
}
