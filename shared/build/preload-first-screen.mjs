import HtmlWebpackPlugin from 'html-webpack-plugin'

/**
 * Names in `index.html` what the first screen loads after its first script: the code behind `import('./bootstrap.tsx')`
 * and the shared packages that it takes. Otherwise the browser learns of them a round trip later. With the styles there,
 * the page itself can be drawn before any script has come. Also says which files the login needs (`preload-files.ts`).
 */
export class PreloadFirstScreen {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFirstScreen', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFirstScreen', (page) => {
        const first = filesOf(compilation, './bootstrap.tsx')
        if (first.length === 0) throw new Error('index.ts does not import ./bootstrap.tsx')
        const ofLogin = filesOf(compilation, '../auth/AuthScreen.tsx').filter((file) => !first.includes(file))
        const words = wordsOfLogin(compilation, page.plugin.userOptions.language)
        page.headTags.unshift(...first.map(linkTo), loginFiles([...words, ...ofLogin]))
        return page
      })
    })
  }
}

const linkTo = (file) => ({
  tagName: 'link',
  voidTag: true,
  attributes: file.endsWith('.css') ? { rel: 'stylesheet', href: file } : { rel: 'preload', as: 'script', href: file },
  meta: { plugin: 'PreloadFirstScreen' },
})

/** What else the login needs, for a script of the page: nobody else loads it. */
const loginFiles = (files) => ({
  tagName: 'meta',
  voidTag: true,
  attributes: { name: 'login-files', content: files.join(' ') },
  meta: { plugin: 'PreloadFirstScreen' },
})

const wordsOfLogin = (compilation, language) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`assets/auth-${language}.`) && name.includes('.json?v='))

/** The files behind `import(request)`, and those of the shared packages that they take. */
function filesOf({ chunkGroups, chunkGraph, modules }, imported) {
  const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === imported))
  if (!group) return []
  const provided = new Map()
  for (const module of modules) if (module.type === 'provide-module') provided.set(module._name, module)

  const chunks = new Set()
  const follow = (group) => {
    for (const chunk of group.chunks) {
      if (chunks.has(chunk)) continue
      chunks.add(chunk)
      for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
        if (module.type !== 'consume-shared-module') continue
        const [block] = provided.get(module.options.shareKey)?.blocks ?? []
        if (block) follow(chunkGraph.getBlockChunkGroup(block))
      }
    }
  }
  follow(group)
  return [...chunks].flatMap(({ files }) => [...files]).filter((file) => /\.(js|css)$/.test(file))
}
