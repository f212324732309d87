/**
 * Instants are stored as ISO 8601 text in UTC with milliseconds: both databases sort it right and the API sends it as
 * it is.
 * @param offset milliseconds from now
 */
export const now = (offset = 0): string => new Date(Date.now() + offset).toISOString()
