import { isContainer } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isGlued, isMinus, isPunctuation } from './cut-line.ts'
import { unitAt } from './find-unit.ts'
import type { LineAmounts } from './line-amounts.ts'
import { skipAbout } from './skip-words.ts'
import type { Span, WrittenUnit } from './written-amount.ts'

/** The role of a part of a written line. `text` is everything between the others: commas, "of", "about". */
export type SegmentKind =
  | 'quantity'
  | 'unit'
  | 'size'
  | 'ingredient'
  | 'preparation'
  | 'comment'
  | 'alternative'
  | 'header'
  | 'text'

export interface LineParts {
  /** The role of each token of the line. */
  readonly labels: readonly SegmentKind[]
  /** The unit that follows its ingredient: "cloves" of "3 garlic cloves". */
  readonly trailingUnit: WrittenUnit | null
}

/** Names the tokens of the amounts, whose spans are already known. */
function labelAmounts(line: CutLine, { amounts, roughUnit }: LineAmounts): (SegmentKind | null)[] {
  const named: (Span & { readonly kind: SegmentKind })[] = []
  const name = (spans: readonly Span[], kind: SegmentKind) => {
    for (const { start, end } of spans) if (start < end) named.push({ start, end, kind })
  }
  for (const amount of amounts) {
    const [first, last = first] = amount.numbers
    if (first && last) name([{ start: first.start, end: last.end }], 'quantity')
    name(
      amount.numbers.flatMap(({ drop }) => drop ?? []),
      'quantity',
    )
    name(amount.sizes, 'size')
    if (amount.unit) name([amount.unit], 'unit')
    if (amount.farUnit) name([amount.farUnit], 'unit')
  }
  if (roughUnit) name([roughUnit], 'unit')
  named.sort((a, b) => a.start - b.start)
  let at = 0
  return line.tokens.map((token) => {
    while (at < named.length && (named[at]?.end ?? 0) <= token.start) at += 1
    const span = named[at]
    return span && span.start <= token.start ? span.kind : null
  })
}

interface Labelled {
  readonly line: CutLine
  readonly labels: (SegmentKind | null)[]
}

const label = ({ labels }: Labelled, from: number, to: number, kind: SegmentKind): void => {
  for (let at = from; at < to; at += 1) labels[at] ??= kind
}

/** A comma, a semicolon, or a dash between spaces: where the name of the ingredient ends. */
function isBreak(line: CutLine, at: number): boolean {
  if (isPunctuation(line, at, ',;:')) return true
  const token = line.tokens[at]
  if (token === undefined || !isPunctuation(line, at, dashes)) return false
  return line.tokens[at - 1]?.end !== token.start && line.tokens[at + 1]?.start !== token.end
}

/** The other ending of a word, "Zwiebel(n)" or "onion(s)": brackets that belong to it. */
const isEnding = (line: CutLine, at: number): boolean =>
  isPunctuation(line, at, '(') &&
  isGlued(line, at) &&
  line.tokens[at + 1]?.kind === 'word' &&
  isPunctuation(line, at + 2, ')')

/** Before an amount there are no more words that say it is not exact. */
const maxAbout = 4

/** The "about" of "(about 2 cups)", the point of "8 oz." and the like say nothing by themselves. */
function isAboutAmount({ line, labels }: Labelled, at: number): boolean {
  if (findRole(line, at, role.about)) return labels[skipAbout(line, at, maxAbout)] === 'quantity'
  return line.tokens[at]?.kind === 'mark' && (labels[at - 1] !== 'comment' || labels[at + 1] === 'quantity')
}

/** The first break outside brackets from a token on; what stands in brackets is labelled a comment on the way. */
function nextBreak(work: Labelled, from: number): number {
  const { line } = work
  let depth = 0
  let at = from
  for (; at < line.tokens.length; at += 1) {
    if (isEnding(line, at)) {
      at += 2
      continue
    }
    const opens = isPunctuation(line, at, '([{')
    if (opens) depth += 1
    else if (isPunctuation(line, at, ')]}')) depth = Math.max(0, depth - 1)
    else if (depth > 0) label(work, at, at + 1, isAboutAmount(work, at) ? 'text' : 'comment')
    else if (isBreak(line, at)) break
    if (opens || (depth === 0 && isPunctuation(line, at, ')]}'))) label(work, at, at + 1, 'text')
  }
  return at
}

const isWordAt = (work: Labelled, at: number): boolean =>
  work.line.tokens[at]?.kind === 'word' && work.labels[at] === null

/** Whether a stretch has at least so many words that are not labelled yet. */
function hasWords(work: Labelled, from: number, to: number, least = 1): boolean {
  let count = 0
  for (let at = from; at < to && count < least; at += 1) if (isWordAt(work, at)) count += 1
  return count >= least
}

/** Takes off what stands before the name proper: "of", sizes, and what was done to it ("finely chopped"). */
function labelBeforeName(work: Labelled, from: number, to: number, keepPreparations: boolean): number {
  const { line } = work
  const wanted = role.of | role.or | role.each | role.sizes | (keepPreparations ? 0 : role.preparations)
  let at = from
  while (at < to) {
    if (work.labels[at] !== null || line.tokens[at]?.kind === 'mark') {
      label(work, at, at + 1, 'text')
      at += 1
      continue
    }
    // "300 g circa di zucca"
    const about = findRole(line, at, role.about)
    const match = about && findRole(line, about.next, role.of) ? about : findRole(line, at, wanted)
    // "sale grosso", "збиті вершки": the words belong to the name.
    if (!match || findRole(line, at, role.names) || !hasWords(work, match.next, to)) break
    const { roles } = match.phrase
    label(work, at, match.next, roles & role.sizes ? 'size' : roles & role.preparations ? 'preparation' : 'text')
    at = match.next
  }
  return at
}

/** "parsley or chives" is one of two; "red or yellow onions" is one thing, because a single word lacks its noun. */
function labelAlternatives(work: Labelled, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    if (work.labels[at] !== null) continue
    const or = findRole(work.line, at, role.or)
    if (!or) continue
    if (!hasWords(work, from, at)) continue
    if (!hasWords(work, from, at, 2) && hasWords(work, or.next, to, 2)) continue
    label(work, at, or.next, 'text')
    label(work, or.next, to, 'alternative')
    return at
  }
  return to
}

/** No phrase that says what was done is longer. */
const maxPhraseLength = 4

/** "garlic crushed", "uova a temperatura ambiente", "cipolla media": what follows the name without a comma. */
function labelBehindName(work: Labelled, from: number, to: number, wanted: number): number {
  const { line } = work
  const least = findRole(line, from, role.names)?.next ?? from + 1
  let end = to
  for (let at = end - 1; at >= least && at >= end - maxPhraseLength; at -= 1) {
    // "буряк середній 2 шт."
    if (work.labels[at] !== null && at === end - 1) end = at
    const match = work.labels[at] === null ? findRole(line, at, wanted) : null
    if (match?.next !== end || line.tokens[at - 1]?.text === '.' || !hasWords(work, from, at)) continue
    label(work, at, end, match.phrase.roles & role.preparations ? 'preparation' : 'size')
    end = at
  }
  return end
}

/** The dot of an abbreviation behind a thing: "мед 2 ст. л." */
function labelDots({ line, labels }: Labelled): void {
  for (const at of labels.keys()) {
    if (labels[at - 1] === 'unit' && isPunctuation(line, at, '.') && isGlued(line, at)) labels[at] ??= 'text'
  }
}

/**
 * The words and signs that tie an amount inside a line to the name ("Butter + 1 TL", "yogurt da 125 g", "מ-2"), and what
 * is added to the thing itself: "eggs + 1 yolk".
 */
function labelAroundAmounts(work: Labelled, { amounts, nameFrom }: LineAmounts): void {
  const { line } = work
  const starts = new Map(amounts.map((amount) => [amount.start, amount]))
  let isNamed = false
  let added = 0
  for (let at = nameFrom; at < line.tokens.length; at += 1) {
    const amount = starts.get(line.tokens[at]?.start ?? -1)
    isNamed ||= isWordAt(work, at)
    if (!amount || at === nameFrom) continue
    if (amount.role === 'plus' && isNamed && at >= added) {
      added = nextBreak(work, at)
      label(work, at, added, 'comment')
    }
    let before = at - 1
    const isTied = isPunctuation(line, before, '-') && isGlued(line, before) && isGlued(line, at)
    if (isTied && findRole(line, before - 1, role.from | role.into | role.about)) before -= 1
    // "eggs x 6": the sign says that they are counted.
    const isJoined =
      isPunctuation(line, before, '+') ||
      isMinus(line, before) ||
      findRole(line, before, role.about | role.times | role.each) !== null
    // "polpo da circa 1 kg": two words, one behind the other.
    if (isJoined && before - 1 > nameFrom && findRole(line, before - 1, role.about)) before -= 1
    if (isTied || isJoined) label(work, before, at, 'text')
  }
}

/** "salt to taste", "oil for frying", "м’ята кілька гілочок": the remark begins inside the name. */
function labelRemark(work: Labelled, from: number, to: number): number {
  const { line } = work
  for (let at = from + 1; at < to; at += 1) {
    const few = findRole(line, at, role.vague)
    const isRemark = findRole(line, at, role.comments) !== null || (few !== null && unitAt(line, few.next)?.next === to)
    if (work.labels[at] === null && isRemark) {
      // "борошно 1 кг + для форми"
      const before = isPunctuation(line, at - 1, '+') ? at - 1 : at
      label(work, before, at, 'text')
      label(work, at, to, 'comment')
      return before
    }
  }
  return to
}

function trailingUnit(work: Labelled, from: number, to: number): WrittenUnit | null {
  let last = to - 1
  while (last > from && !isWordAt(work, last)) last -= 1
  if (!isWordAt(work, last) || !hasWords(work, from, last)) return null
  const unit = unitAt(work.line, last)
  if (!unit || !work.line.vocabulary.trailingUnits.has(unit.unit.word.name)) return null
  work.labels[last] = 'unit'
  return unit.unit
}

function isPreparation({ line }: Labelled, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (findRole(line, at, role.preparations)) return true
    const token = line.tokens[at]
    if (token?.kind === 'word' && token.text.length > 4) {
      if (line.vocabulary.preparationEndings.some((ending) => token.text.endsWith(ending))) return true
    }
  }
  return false
}

/** The pieces after the name: preparations, remarks and alternatives. */
function labelTail(work: Labelled, from: number): void {
  const { line } = work
  for (let at = from; at < line.tokens.length; ) {
    label(work, at, at + 1, 'text')
    const end = nextBreak(work, at + 1)
    const or = findRole(line, at + 1, role.or)
    if (or) label(work, at + 1, or.next, 'text')
    if (hasWords(work, at + 1, end))
      label(work, at + 1, end, or ? 'alternative' : isPreparation(work, at + 1, end) ? 'preparation' : 'comment')
    at = end
  }
}

/** No seasoning has more words. */
const maxSeasoningWords = 4

/** The token after the seasoning that a piece consists of, apart from what is done to it and remarked on it; null for other pieces. */
function afterSeasoning({ line }: Labelled, from: number): number | null {
  let at = from
  for (;;) {
    const described = findRole(line, at, role.preparations | role.of)
    if (!described) break
    at = described.next
  }
  for (let next = at + maxSeasoningWords; next > at; next -= 1) {
    const words = line.tokens.slice(at, next).map(({ text }) => text)
    const isLast = line.tokens[next]?.kind !== 'word' || findRole(line, next, role.comments | role.and) !== null
    if (isLast && line.vocabulary.seasonings.has(words.join(' '))) return next
  }
  return null
}

/** "salt, pepper – to taste": a comma before another thing does not end the name of what is bought. */
function afterOtherThings(work: Labelled, end: number): number {
  let last = end
  for (;;) {
    const seasoning = isPunctuation(work.line, last, ',') ? afterSeasoning(work, last + 1) : null
    if (seasoning === null) return last
    last = nextBreak(work, seasoning)
  }
}

/** "boneless, skinless chicken": a comma between words that only describe does not end the name. */
function endOfName(work: Labelled, from: number): number {
  const { line } = work
  let end = nextBreak(work, from)
  let at = from
  while (isPunctuation(line, end, ',') && line.tokens[end + 1]) {
    while (at < end) {
      const described = findRole(line, at, role.preparations | role.sizes)
      if (!described && isWordAt(work, at)) return end
      at = described?.next ?? at + 1
    }
    if (!hasWords(work, from, end)) return end
    end = nextBreak(work, end + 1)
  }
  return end
}

/** Tells the name of the ingredient from everything that is said around it. */
export function findParts(line: CutLine, match: LineAmounts): LineParts {
  const work: Labelled = { line, labels: labelAmounts(line, match) }
  label(work, 0, match.nameFrom, 'text')
  labelDots(work)
  labelAroundAmounts(work, match)
  const nameEnd = afterOtherThings(work, endOfName(work, match.nameFrom))
  const main = match.amounts.find((amount) => amount.role === 'main')
  const unit = main?.unit?.word
  const isPacked = unit ? isContainer(unit.name) : false
  const nameFrom = labelBeforeName(work, match.nameFrom, nameEnd, isPacked)
  const beforeOr = labelAlternatives(work, nameFrom, nameEnd)
  const beforeRemark = labelRemark(work, nameFrom, beforeOr)
  const said = role.sizesBehind | (isPacked ? 0 : role.preparations)
  const behind = labelBehindName(work, nameFrom, beforeRemark, said)
  const trailing = main && !main.unit && !main.hyphenated ? trailingUnit(work, nameFrom, behind) : null
  label(work, nameFrom, nameEnd, 'ingredient')
  labelTail(work, nameEnd)
  return { labels: work.labels.map((kind) => kind ?? 'text'), trailingUnit: trailing }
}
