import HtmlWebpackPlugin from 'html-webpack-plugin'

/**
 * Names in `index.html` what the first screen loads after its first script: the code behind `import('./bootstrap.tsx')`
 * and the shared packages that it takes. Otherwise the browser learns of them a round trip later. With the styles there,
 * the page itself can be drawn before any script has come.
 */
export class PreloadFirstScreen {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFirstScreen', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFirstScreen', (page) => {
        page.headTags.unshift(...firstScreenFiles(compilation).map(linkTo))
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

function firstScreenFiles({ chunkGroups, chunkGraph, modules }) {
  const bootstrap = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === './bootstrap.tsx'))
  if (!bootstrap) throw new Error('index.ts does not import ./bootstrap.tsx')
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
  follow(bootstrap)
  return [...chunks].flatMap(({ files }) => [...files]).filter((file) => /\.(js|css)$/.test(file))
}
