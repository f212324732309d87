/** Maximum number of characters before the match. */
const lead = 40

export interface AroundMatch {
  readonly before: string
  readonly match: string
  readonly after: string
}

/** Cuts a message around the match, or to its beginning if there is none, so that it fits a row. */
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
