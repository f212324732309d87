import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const contract = fileURLToPath(new URL('../api/src/', import.meta.url))

/** @param {import('typescript').Node} node */
const isEndpoint = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'endpoint'

/** @param {import('typescript').Node} node */
const isSummary = (node) =>
  ts.isPropertyAssignment(node) &&
  ts.isIdentifier(node.name) &&
  node.name.text === 'summary' &&
  isEndpoint(node.parent.parent)

/**
 * A transformer of TypeScript's for the contract of the API. Its files state endpoints and schemas and do nothing else:
 * every call at their top is marked as one that may be dropped with what it makes, so that a screen brings only the
 * endpoints that it calls. What an endpoint is for is said to readers of the API's pages, not to browsers.
 *
 * @param {string} [folder] where the contract is
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export const contractInBrowser =
  (folder = contract) =>
  (context) => {
    /** @param {import('typescript').Node} node */
    const pure = (node) => {
      // What is done when a function is called is done on purpose.
      if (ts.isFunctionLike(node)) return node
      if (isSummary(node)) {
        return context.factory.updatePropertyAssignment(node, node.name, context.factory.createStringLiteral(''))
      }
      const visited = ts.visitEachChild(node, pure, context)
      return ts.isCallExpression(visited)
        ? ts.addSyntheticLeadingComment(visited, ts.SyntaxKind.MultiLineCommentTrivia, ' @__PURE__ ')
        : visited
    }
    return (file) => {
      if (!join(file.fileName).startsWith(folder)) return file
      return ts.visitEachChild(file, (node) => (ts.isVariableStatement(node) ? pure(node) : node), context)
    }
  }
