/** In a build's folder: the files that a browser needs to open the addresses of a part. `publish` reads it. */
const file = 'opening-files.json'

const isCode = (name) => /\.(js|css)$/.test(name)

const filesOf = (chunks) => [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))].filter(isCode)

/** A language in the name of a file, as `en-us`. */
const language = '([a-z]{2}(?:-[a-z]{2})?)'

const namesOf = (compilation) => compilation.getAssets().map(({ name }) => name)

/** Files whose name ends in a language, as `kitchen-he.js`, by language. */
function filesByLanguage(names) {
  const files = {}
  for (const name of names) {
    const code = new RegExp(`-${language}\\.(?:js|json\\?v=\\w+)$`).exec(name)?.[1]
    if (code) files[code] = [...(files[code] ?? []), name]
  }
  return files
}

/** Files of words by language, as `en-us`, of the assets whose name fits; the language is its first group. */
const wordsOf = (compilation, pattern) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .flatMap(({ name }) => [pattern.exec(name)].filter(Boolean))
      .map(({ 1: language, input }) => [language, input]),
  )

function writeJson({ webpack }, compilation, name, contentOf) {
  compilation.hooks.processAssets.tap(
    // When names have their hashes.
    { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
    () => compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(contentOf()))),
  )
}

/** The properties in which expressions and declarations of ESTree have other nodes. Webpack's nodes do not enumerate theirs. */
const innerNodes = [
  'body',
  'declaration',
  'declarations',
  'init',
  'expression',
  'expressions',
  'argument',
  'arguments',
  'callee',
  'object',
  'property',
  'properties',
  'key',
  'value',
  'elements',
  'params',
  'test',
  'consequent',
  'alternate',
  'left',
  'right',
  'source',
]

/** All nodes of a syntax tree. */
function* nodesIn(value) {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (typeof value?.type === 'string') {
    yield value
    for (const property of innerNodes) yield* nodesIn(value[property])
  }
}

const propertyOf = ({ properties }, name) => properties.find(({ key }) => key?.name === name)?.value

/** The folder of a module of the remote, as `pantry` of `./pantry/PantryPage.tsx`. */
const featureOf = (request) => (typeof request === 'string' ? (/^\.\/([\w-]+)\//.exec(request)?.[1] ?? []) : [])

/** The routes of a remote, objects with `path` and `load`: where `load` imports, and the modules whose names it uses. */
function routesIn(program) {
  const imported = new Map(
    program.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers, source }) => specifiers.map(({ local }) => [local.name, source.value])),
  )
  return [...nodesIn(program)]
    .filter(({ type }) => type === 'ObjectExpression')
    .map((object) => [propertyOf(object, 'path')?.value, propertyOf(object, 'load'), propertyOf(object, 'asks')?.value])
    .filter(([path, load]) => typeof path === 'string' && load)
    .map(([path, load, asks]) => {
      const nodes = [...nodesIn(load)]
      return {
        path,
        asks,
        imports: nodes.filter(({ type }) => type === 'ImportExpression').map(({ range }) => range[0]),
        requests: nodes.filter(({ name }) => imported.has(name)).map(({ name }) => imported.get(name)),
        feature: nodes.flatMap(({ name, value }) => featureOf(imported.get(name) ?? value)).at(0) ?? null,
      }
    })
}

/**
 * Writes for each route of a remote the files that its screen is made of and the shared modules that it takes, as webpack
 * knows them: what `load` imports, itself or through a function of another module of the remote.
 */
export class WriteRouteFiles {
  apply(compiler) {
    compiler.hooks.compilation.tap('WriteRouteFiles', (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for('javascript/auto').tap('WriteRouteFiles', (parser) =>
        parser.hooks.program.tap('WriteRouteFiles', (program) => {
          const { module } = parser.state
          // With the module, so that it is in webpack's cache too.
          if (isRemote(module)) module.buildInfo.routes = routesIn(program)
        }),
      )
      let routes = []
      // Before modules are joined, which hides who imports what.
      compilation.hooks.afterOptimizeDependencies.tap('WriteRouteFiles', (modules) => {
        const remote = [...modules].find(isRemote)
        routes = remote?.buildInfo.routes.map((route) => ({
          ...route,
          blocks: blocksOf(remote, route, compilation.moduleGraph),
        }))
      })
      writeJson(compiler, compilation, 'WriteRouteFiles', () => openingOf(compilation, routes ?? []))
    })
  }
}

const isRemote = ({ resource }) => /[\\/]src[\\/]remote\.tsx?$/.test(resource ?? '')

/** The dynamic imports of a route: in `load` itself, and in the modules whose functions it calls. */
function blocksOf(remote, { imports, requests }, moduleGraph) {
  const callees = [...moduleGraph.getOutgoingConnections(remote)]
    .filter(({ dependency }) => requests.includes(dependency?.request))
    .map(({ module }) => module)
  return [
    ...remote.blocks.filter(({ dependencies: [{ range }] }) => imports.includes(range[0])),
    ...new Set(callees.flatMap((callee) => callee?.blocks ?? [])),
  ]
}

function openingOf(compilation, routes) {
  const { chunkGraph, chunkGroups } = compilation
  const exposed = chunkGroups.find(({ name }) => name === '__federation_expose_remote')
  const entry = compilation.namedChunks.get(exposed ? compilation.outputOptions.uniqueName : '')
  const sharedOf = (chunks) =>
    [...chunks].flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)]
        .filter(({ type }) => type === 'consume-shared-module')
        .map(({ options }) => options.shareKey),
    )
  const needOf = (chunks) => ({ files: filesOf(chunks), shared: [...new Set(sharedOf(chunks))].sort() })
  const chunksOf = (blocks) => new Set(blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []))
  const wordsOfRoute = ({ feature, blocks }) => {
    const groups = blocks.map((block) => chunkGraph.getBlockChunkGroup(block)).filter(Boolean)
    return filesByLanguage([
      ...namesOf(compilation).filter((name) => name.startsWith(`locales/${feature}-`)),
      ...filesOf(groups.flatMap((group) => group.getChildren()).flatMap(({ chunks }) => chunks)),
    ])
  }
  return {
    always: needOf([...(entry ? [entry] : []), ...(exposed?.chunks ?? [])]),
    routes: routes.map((route) => ({
      path: route.path,
      asks: route.asks,
      ...needOf(chunksOf(route.blocks)),
      words: wordsOfRoute(route),
    })),
    words: wordsOf(compilation, new RegExp(`^locales/${language}\\.json\\?v=\\w+$`)),
  }
}

/**
 * Writes the files that the shell loads for every member before it opens a screen, and those of each shared module, by
 * its name.
 */
export class WriteMemberFiles {
  /** @param {readonly string[]} requests what the shell imports for members, as its sources write it */
  constructor(requests) {
    this.requests = requests
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteMemberFiles', (compilation) =>
      writeJson(compiler, compilation, 'WriteMemberFiles', () => ({
        always: { files: [...new Set(this.filesFor(compilation))] },
        provided: providedFiles(compilation),
        words: wordsOf(compilation, new RegExp(`^assets/${language}\\.\\w+\\.json\\?v=\\w+$`)),
        partsWords: wordsOf(compilation, new RegExp(`^assets/parts-${language}\\.\\w+\\.json\\?v=\\w+$`)),
      })),
    )
  }

  filesFor({ chunkGroups }) {
    return this.requests.flatMap((request) => {
      const groups = chunkGroups.filter(({ origins }) => origins.some((origin) => origin.request === request))
      if (groups.length === 0) throw new Error(`the shell does not import ${request} on demand`)
      return filesOf(groups.flatMap(({ chunks }) => chunks))
    })
  }
}

function providedFiles({ modules, chunkGraph }) {
  const provided = [...modules].filter(({ type, blocks }) => type === 'provide-module' && blocks.length > 0)
  return Object.fromEntries(
    provided.map(({ _name, blocks: [block] }) => [_name, filesOf(chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])]),
  )
}
