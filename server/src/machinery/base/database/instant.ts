/**
 * Formats an instant as ISO 8601 text in UTC with milliseconds, which both databases sort correctly and the API sends.
 * @param offset milliseconds from now
 */
export const now = (offset = 0): string => new Date(Date.now() + offset).toISOString()
