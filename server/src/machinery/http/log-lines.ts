/** Where lines of the log go. */
export interface LogLines {
  write(line: string): void
}

/**
 * Writes lines without what stands in the query of an address: tokens and tickets travel there. Here rather than where
 * lines are made: some are made by libraries.
 */
export const withoutSecrets = (lines: LogLines): LogLines => ({
  write: (line) => lines.write(line.replace(/([?&][^\s=&"?]*=)[^\s&"\\]+/g, '$1…')),
})
