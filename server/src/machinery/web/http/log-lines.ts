/** The destination of the log. */
export interface LogLines {
  write(line: string): void
}

const inQueries = /([?&][^\s=&"?]*=)[^\s&"\\]+/g

/** Links to recipes: a reader of the log could open them. */
const inPaths = /(\/(?:s|api\/embed)\/)[\w-]+/g

/** API tokens, wherever somebody put one. */
const apiTokens = /potluck_[0-9a-f]{16,}/gi

/**
 * Removes the queries of addresses, which may contain tokens and tickets, the secrets of links, and API tokens. It is applied to complete lines,
 * because libraries create some of them.
 */
export const withoutSecrets = (lines: LogLines): LogLines => ({
  write: (line) => lines.write(line.replace(inQueries, '$1…').replace(inPaths, '$1…').replace(apiTokens, 'potluck_…')),
})
