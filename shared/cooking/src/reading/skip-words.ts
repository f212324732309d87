import { role } from '../vocabulary.ts'
import { type CutLine, findRole, isGlued, isPunctuation } from './cut-line.ts'

/** Steps over words that say how large or how full: "2 heaping", "3 large". */
export function skipSizes(line: CutLine, from: number): number {
  let at = from
  for (
    let match = findRole(line, at, role.sizes | role.heaped);
    match;
    match = findRole(line, at, role.sizes | role.heaped)
  ) {
    at = isPunctuation(line, match.next, '-.') && isGlued(line, match.next) ? match.next + 1 : match.next
  }
  return at
}

/** "c. 200 g": no cup stands before a number. */
const isShortCirca = (line: CutLine, at: number): boolean =>
  line.tokens[at]?.text === 'c' && isPunctuation(line, at + 1, '.') && line.tokens[at + 2]?.kind === 'digits'

/** Steps over "about", "circa", "~" and what else says that an amount is not exact. */
export function skipAbout(line: CutLine, from: number, max = Number.POSITIVE_INFINITY): number {
  let at = from
  for (let words = 0; ; words += 1) {
    if (isShortCirca(line, at)) at += 2
    if (isPunctuation(line, at, '~≈±') || (at > from && isPunctuation(line, at, '.:-'))) at += 1
    const match = findRole(line, at, role.about)
    if (!match || words === max) return at
    at = match.next
  }
}
