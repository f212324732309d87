/** Where lines of the log go. */
export interface LogLines {
  write(line: string): void
}

const inQueries = /([?&][^\s=&"?]*=)[^\s&"\\]+/g

/** Links to recipes: whoever reads one in a log could open it. */
const inPaths = /(\/(?:s|api\/embed)\/)[\w-]+/g

/**
 * Writes lines without what stands in the query of an address, where tokens and tickets travel, and without the secrets
 * of links. Here rather than where lines are made: some are made by libraries.
 */
export const withoutSecrets = (lines: LogLines): LogLines => ({
  write: (line) => lines.write(line.replace(inQueries, '$1…').replace(inPaths, '$1…')),
})
