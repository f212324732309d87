import { fileURLToPath } from 'node:url'

const contract = fileURLToPath(new URL('../api/src/', import.meta.url))

/**
 * Tells webpack that the calls in the contract of the API have no effects: its files state endpoints and schemas, and do nothing
 * else. Webpack then leaves out each endpoint that a part does not call, with its schemas.
 */
export class ContractIsPure {
  /** @param {string} folder of the contract, with a slash at the end */
  constructor(folder = contract) {
    this.folder = folder
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('ContractIsPure', ({ hooks }) =>
      hooks.parser.for('javascript/auto').tap('ContractIsPure', (parser) =>
        parser.hooks.isPure
          .for('CallExpression')
          // Undefined leaves the decision to webpack.
          .tap('ContractIsPure', () => parser.state.module.resource?.startsWith(this.folder) || undefined),
      ),
    )
  }
}
