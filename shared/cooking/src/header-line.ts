const header = /^\s*\[([^\]]*)\]\s*$/

/** The title of a line that heads a section, such as `[To serve]`; null for any other line. */
export const headerTitle = (line: string): string | null => header.exec(line)?.[1]?.trim() ?? null
