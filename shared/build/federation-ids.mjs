/** The files that the federation plugin writes into `node_modules/.federation`, and the container that is named after that file. */
const isEntry = (module) =>
  /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/.test(module.nameForCondition() ?? module.identifier())

/**
 * Gives the federation plugin's own modules an id that is the same wherever the product is built. Their names have in them
 * where files lie on the machine, as a path or as a hash of one. Webpack makes ids from names, and where two of them meet,
 * another module gets another id: the same sources were other files, under other names, in another folder.
 */
export class FederationIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationIds', (compilation) => {
      // Webpack gives ids to the modules that have none.
      compilation.hooks.moduleIds.tap({ name: 'FederationIds', stage: -1 }, (modules) => {
        const { chunkGraph } = compilation
        const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
        for (const module of built)
          if (module.type === 'provide-module') chunkGraph.setModuleId(module, `provide ${module._name}`)
        const entries = built.filter(isEntry).sort((one, other) => (one.identifier() < other.identifier() ? -1 : 1))
        for (const [id, module] of entries.entries()) chunkGraph.setModuleId(module, id)
      })
    })
  }
}
