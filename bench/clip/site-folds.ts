/** The groups that sites are dealt into, so that what was learnt from four of them is measured on the fifth. */
export const folds = [0, 1, 2, 3, 4] as const

/** The group of a page, by its site alone: `<host>/<name>`. */
export function foldOf(page: string): number {
  const host = page.split('/')[0] ?? page
  let sum = 7
  for (const letter of host) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % folds.length
}
