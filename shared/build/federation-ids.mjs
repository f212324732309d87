/** What the federation plugin writes into `node_modules/.federation`, and what is named after that file. */
const isOfFederation = (module) =>
  /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/.test(module.nameForCondition() ?? module.identifier())

/**
 * Gives the federation plugin's own modules an id that is the same wherever the product is built. The name of the file that
 * they are made from is a hash of where the libraries lie on the machine. Webpack makes an id from it, and where that
 * meets another one, that other module gets another id, too: the same sources were other files, under other names, in
 * another folder.
 */
export class FederationIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationIds', (compilation) => {
      // Webpack gives ids to the modules that have none.
      compilation.hooks.moduleIds.tap({ name: 'FederationIds', stage: -1 }, (modules) => {
        const { chunkGraph } = compilation
        const ours = [...modules].filter(
          (module) => chunkGraph.getNumberOfModuleChunks(module) > 0 && isOfFederation(module),
        )
        const sorted = ours.sort((one, other) => (one.identifier() < other.identifier() ? -1 : 1))
        for (const [id, module] of sorted.entries()) chunkGraph.setModuleId(module, id)
      })
    })
  }
}
