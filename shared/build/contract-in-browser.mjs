/** A constant at the top of a file, up to the next thing at the top. The linter's format has nothing else without an indent. */
const constant = /^((?:export )?const \w+(?:: [^=\n]+)? = )((?:.|\n(?![\w/@*]))*\()((?:.|\n(?![\w/@*]))*)/gm

/** The summary of an endpoint: one sentence, perhaps on a line of its own. */
const summary = /^( {2}summary:\s+)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?=,$)/gm

/**
 * A webpack loader for the contract of the API, before its types are taken away. Its files state endpoints and schemas and do
 * nothing else: every constant that is made by a call is marked as one that may be dropped with all that it is made of, so
 * that a screen brings only the endpoints that it calls. What an endpoint is for is said to readers of the API's pages, not
 * to browsers.
 *
 * @param {string} source
 */
export default function contractInBrowser(source) {
  return source.replaceAll(constant, (_, before, start, rest) => {
    const [, made, after] = /^(.*\S)(\s*)$/s.exec(start + rest)
    const short = made.startsWith('endpoint(') ? made.replaceAll(summary, "$1''") : made
    return `${before}/* @__PURE__ */ (() => (${short}))()${after}`
  })
}
