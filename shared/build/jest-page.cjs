const { TestEnvironment: Page } = require('jest-environment-jsdom')
const { TestEnvironment: NoPage } = require('jest-environment-node')

/** Tests of components have a page; others have one when they say `@page`: a page takes longer to make than most tests. */
function PageWhereWanted(config, context) {
  const isWanted = context.testPath.endsWith('.tsx') || 'page' in context.docblockPragmas
  return isWanted ? new Page(config, context) : new NoPage(config, context)
}

module.exports = PageWhereWanted
