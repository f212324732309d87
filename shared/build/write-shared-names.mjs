/** In a build's folder, beside the manifest of the federation plugin. */
const file = 'shared-names.json'

/**
 * Writes which names of each shared package a remote takes, or the shell provides, as `Button` or `z.record`. Versions do
 * not tell: a facade has some names of a library, and the design system gets new ones without a new version. `publish`
 * refuses a remote that takes what the live shell does not have; at run time the name would be undefined.
 *
 * A package whose names cannot be told, as a CommonJS one, is left out.
 */
export class WriteSharedNames {
  /** @param {'taken' | 'provided'} which */
  constructor(which) {
    this.names = which === 'taken' ? takenNames : providedNames
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteSharedNames', (compilation) => {
      let names = {}
      // Before modules are joined, which hides who imports what.
      compilation.hooks.afterOptimizeDependencies.tap('WriteSharedNames', (modules) => {
        names = this.names(modules, compilation.moduleGraph)
      })
      compilation.hooks.processAssets.tap(
        { name: 'WriteSharedNames', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(names))),
      )
    })
  }
}

function takenNames(modules, moduleGraph) {
  const taken = new Map()
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue
    const { shareKey } = module.options
    const names = taken.get(shareKey) ?? new Set()
    taken.set(shareKey, names)
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      // The code after an import: a name, perhaps with the member that is used.
      const [name, member] = dependency?.ids ?? []
      if (name) names.add(member ? `${name}.${member}` : name)
    }
  }
  return sorted(taken)
}

function providedNames(modules, moduleGraph) {
  const provided = new Map()
  for (const module of modules) {
    if (module.type !== 'provide-module') continue
    const [dependency] = module.blocks[0]?.dependencies ?? []
    const shared = dependency && moduleGraph.getModule(dependency)
    if (shared && Array.isArray(moduleGraph.getProvidedExports(shared)))
      provided.set(module._name, new Set(namesOf(moduleGraph.getExportsInfo(shared))))
  }
  return sorted(provided)
}

/** Of a namespace that is exported, as zod's, the names in it. */
function* namesOf(exportsInfo, before = '') {
  for (const { name, provided, exportsInfo: inner } of exportsInfo.exports) {
    if (provided === false) continue
    if (inner && before === '') yield* namesOf(inner, `${name}.`)
    yield before + name
  }
}

const sorted = (names) =>
  Object.fromEntries(
    [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([shareKey, set]) => [shareKey, [...set].sort()]),
  )
