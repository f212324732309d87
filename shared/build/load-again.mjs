import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template } = webpack

/**
 * Asks again for a chunk that did not arrive whole, under another address: a browser would answer a second request
 * for the same one with the damaged copy in its cache, which it keeps for a year.
 */
class LoadAgainRuntimeModule extends RuntimeModule {
  constructor() {
    super('load again', RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const { chunkLoadingGlobal, globalObject } = this.compilation.outputOptions
    const load = RuntimeGlobals.loadScript
    return Template.asString([
      `var loadOnce = ${load};`,
      `${load} = (url, done, key, chunkId) => loadOnce(url, (event) => {`,
      Template.indent([
        `var came = ${globalObject}[${JSON.stringify(chunkLoadingGlobal)}].some(([ids]) => ids.includes(chunkId));`,
        // A request that hangs has used up the time of both.
        "if (chunkId === undefined || came || event.type === 'timeout') return done(event);",
        "loadOnce(url + '?again=' + Date.now(), done, key, chunkId);",
      ]),
      '}, key, chunkId);',
    ])
  }
}

/** Puts it into every build that loads chunks. */
export class LoadAgain {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LoadAgain', (compilation) => {
      const done = new WeakSet()
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Before webpack's own, which ends the hook.
        .tap({ name: 'LoadAgain', stage: -1 }, (chunk) => {
          if (done.has(chunk)) return
          done.add(chunk)
          compilation.addRuntimeModule(chunk, new LoadAgainRuntimeModule())
        })
    })
  }
}
