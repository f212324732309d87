import type { IngredientLine, Segment } from '@potluck/cooking/ingredient-line'
import type { Food } from '../food.ts'
import { allOf, type Marks, noMarks } from '../marks.ts'
import { type CutText, cutText, endOfPhrase, type FoundName, findNames } from './find-names.ts'
import type { LanguageMarks, MarkIndex, MarkName } from './mark-index.ts'

/** The allergens and diets of a line. */
export interface LineMarks {
  readonly contains: Marks
  /** It often contains these, and not always. */
  readonly mayContain: Marks
  /** Whether all of it is understood, so that what is not named is not in it as a rule. */
  readonly isUnderstood: boolean
}

interface ReadText extends CutText {
  readonly index: MarkIndex
  readonly found: readonly FoundName[]
  /** Whether a name covers each token. */
  readonly covered: readonly boolean[]
}

/** A phrase of one of the languages, where no name covers its place. */
function phraseAt(
  text: ReadText,
  at: number,
  phrasesOf: (language: LanguageMarks) => readonly (readonly string[])[],
): number {
  if (text.covered[at]) return -1
  let longest = -1
  for (const [number, language] of text.index.languages.entries()) {
    for (const phrase of phrasesOf(language)) {
      longest = Math.max(longest, endOfPhrase(text, text.stems[number] ?? [], at, phrase))
    }
  }
  return longest
}

const unsaid: ReadonlySet<Segment['kind']> = new Set(['quantity', 'unit'])

/** Whether a name is only the measure: "una noce di burro" has no walnuts. */
const isMeasure = ({ at, end }: FoundName, { tokens }: CutText, { segments }: IngredientLine): boolean => {
  const start = tokens[at]?.start ?? 0
  const stop = tokens[end - 1]?.end ?? 0
  return segments.some((segment) => unsaid.has(segment.kind) && segment.start <= start && segment.end >= stop)
}

function readText(line: IngredientLine, index: MarkIndex): ReadText {
  const cut = cutText(line.text, index)
  const found = findNames(cut, index).filter((name) => !isMeasure(name, cut, line))
  const covered = cut.tokens.map((_, at) => found.some((name) => name.at <= at && at < name.end))
  return { ...cut, index, found, covered }
}

const namesThat = (found: FoundName, marks: (name: MarkName) => Marks): Marks =>
  found.names.reduce((all, name) => all | marks(name), noMarks)

/** Words that a denial may have before what it denies: "without any added egg". */
const maxBetween = 2

/** The marks that a part denies, and the names by which it does: "without egg", "egg-free". */
function deniedIn(text: ReadText, from: number, to: number) {
  const denying = new Set<FoundName>()
  const inPart = text.found.filter((name) => name.at >= from && name.end <= to)
  let taken = inPart.reduce((all, name) => all | name.taken, noMarks)
  const deny = (name: FoundName | undefined) => {
    if (!name || denying.has(name)) return
    denying.add(name)
    taken |= namesThat(name, ({ contains, mayContain }) => contains | mayContain)
  }
  for (let at = from; at < to; at += 1) {
    const behind = phraseAt(text, at, ({ without }) => without)
    if (behind !== -1) deny(inPart.find((name) => name.at >= behind && name.at <= behind + maxBetween))
    const isFree = phraseAt(text, at, ({ free }) => free) !== -1
    const before = text.tokens[at - 1]?.text === '-' ? at - 1 : at
    if (isFree) deny(inPart.find((name) => name.end === before))
  }
  return { denying, taken }
}

interface PartMarks {
  readonly contains: Marks
  readonly mayContain: Marks
  readonly isNamed: boolean
}

/** The marks of the things in a part of a line, less those that its words deny. */
function marksOfPart(text: ReadText, from: number, to: number): PartMarks {
  const isWish = text.tokens.some((_, at) => at >= from && at < to && phraseAt(text, at, ({ wish }) => wish) !== -1)
  const { denying, taken } = isWish ? { denying: new Set<FoundName>(), taken: noMarks } : deniedIn(text, from, to)
  const found = text.found.filter((name) => name.at >= from && name.end <= to && !denying.has(name))
  const counted = found.flatMap((name) => name.names.filter((one) => counts(one, name, text)))
  const contains = counted.reduce((all, name) => all | name.contains, noMarks) & ~taken
  const mayContain = counted.reduce((all, name) => all | name.mayContain, noMarks) & ~taken
  return { contains, mayContain: mayContain & ~contains, isNamed: found.some(({ names }) => names.length > 0) }
}

/** Whether a thing stands right before or behind another, also with one small word between: "filetto di salmone". */
function isBeside(other: FoundName, found: FoundName, { tokens, index }: ReadText): boolean {
  if (other.end === found.at || other.at === found.end) return true
  const between = tokens[found.end]?.text ?? ''
  return (
    other.at === found.end + 1 &&
    (between === '-' || between === '(' || index.languages.some(({ of }) => of.has(between)))
  )
}

/** Whether a name counts: a cut does not where the thing that it is of stands beside it, in the same word too. */
function counts(name: MarkName, found: FoundName, text: ReadText): boolean {
  if (name.isAlone) return text.found.length === 1
  const isOf = (other: MarkName) => ((other.contains | other.mayContain) & name.weakBeside) !== 0
  return !text.found.some(
    (other) =>
      (other === found || isBeside(other, found, text)) && other.names.some((one) => one !== name && isOf(one)),
  )
}

/** Where the things begin of which a line wants one: "butter or margarine". */
function partsOf(text: ReadText): readonly { readonly from: number; readonly to: number }[] {
  const { tokens } = text
  const cuts = tokens.flatMap((token, at) => {
    if (token.text === '/' && tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'word') return [at]
    return phraseAt(text, at, ({ or }) => or) === -1 ? [] : [at]
  })
  const starts = [0, ...cuts]
  return starts.map((from, part) => ({ from, to: starts[part + 1] ?? tokens.length }))
}

/** Whether each word of what a line wants is known here. */
function isKnown(text: ReadText, line: IngredientLine): boolean {
  const wanted = line.segments.filter(({ kind }) => kind === 'ingredient' || kind === 'alternative')
  if (wanted.length === 0) return false
  return text.tokens.every((token, at) => {
    if (token.kind !== 'word' || text.covered[at]) return true
    if (!wanted.some(({ start, end }) => start <= token.start && token.end <= end)) return true
    return text.index.languages.some(
      ({ silent }, number) =>
        silent.has(text.stems[number]?.[at] ?? '') ||
        phraseAt(text, at, ({ or, without, free }) => [...or, ...without, ...free]) !== -1,
    )
  })
}

/** Whether a line only names what is below it: "For the dough:". */
const isHeading = ({ text, quantity }: IngredientLine): boolean => quantity === null && text.trimEnd().endsWith(':')

/**
 * The marks of a line, by all of its words: brackets, comments and alternatives too. It may contain what
 * only one of several alternatives has. Words that deny ("vegan", "without egg") take away what they say and never more.
 * @param food The food of the line; null where it is not known.
 */
export function lineMarks(line: IngredientLine, food: Food | null, index: MarkIndex): LineMarks {
  if (line.isHeader || isHeading(line)) return { contains: noMarks, mayContain: noMarks, isUnderstood: true }
  const text = readText(line, index)
  const parts = partsOf(text).map(({ from, to }) => marksOfPart(text, from, to))
  const choices = parts.filter(({ isNamed }) => isNamed)
  const some = choices.reduce((all, { contains, mayContain }) => all | contains | mayContain, noMarks)
  const every = choices.reduce((all, { contains }) => all & contains, choices[0]?.contains ?? noMarks)
  const contains = allOf(every)
  const isVague = text.found.some(({ names }) => names.some((name) => name.isVague))
  return {
    contains,
    mayContain: allOf(some) & ~contains,
    isUnderstood: !isVague && (food !== null || isKnown(text, line)),
  }
}
