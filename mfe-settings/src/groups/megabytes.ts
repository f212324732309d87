/** A size in bytes as megabytes with one decimal place. */
export const megabytesOf = (bytes: number): number => Math.round(bytes / 100_000) / 10
