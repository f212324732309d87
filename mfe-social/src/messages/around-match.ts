/** Characters of a message that are shown before what was looked for. */
const lead = 40

export interface AroundMatch {
  readonly before: string
  readonly match: string
  readonly after: string
}

/** A message cut around what was looked for, so that a row shows it; without a match, its beginning. */
export function aroundMatch(body: string, query: string): AroundMatch {
  const at = body.toLocaleLowerCase().indexOf(query.toLocaleLowerCase())
  if (at < 0) return { before: body, match: '', after: '' }
  const start = at <= lead ? 0 : at - lead
  return {
    before: `${start > 0 ? '…' : ''}${body.slice(start, at)}`,
    match: body.slice(at, at + query.length),
    after: body.slice(at + query.length),
  }
}
