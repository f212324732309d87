/** Reads comma separated values with quoted fields (RFC 4180); rows come as records by the names in the first line. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cells(text)
  return rows
    .filter((row) => row.length > 1 || row[0] !== '')
    .map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])))
}

const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

function cells(text: string): string[][] {
  const rows: string[][] = [[]]
  field.lastIndex = 0
  while (field.lastIndex < text.length) {
    const match = field.exec(text)
    if (!match) break
    const [, quoted, bare = '', end = ''] = match
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end !== ',' && field.lastIndex < text.length) rows.push([])
  }
  return rows
}
