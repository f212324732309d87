import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import type { FoodIndex } from '../food-index.ts'
import { allOf, type Marks, noMarks } from '../marks.ts'
import type { FoundName } from './find-names.ts'
import { unknownWord } from './known-words.ts'
import type { MarkIndex, MarkName } from './mark-index.ts'
import { endOfFood, phraseAt, type ReadText, readText } from './read-text.ts'

/** The allergens and diets of a line. */
export interface LineMarks {
  readonly contains: Marks
  /** It often contains these, and not always. */
  readonly mayContain: Marks
  /** Whether all of it is understood, so that what is not named is not in it as a rule. */
  readonly isUnderstood: boolean
}

const namesThat = (found: FoundName, marks: (name: MarkName) => Marks): Marks =>
  found.names.reduce((all, name) => all | marks(name), noMarks)

/** Where what is denied begins: behind a hyphen or a small word. A word between is what is denied: "non-fat yogurt" has milk. */
function behindLinks({ tokens, index }: ReadText, at: number): number {
  const text = tokens[at]?.text ?? ''
  return text === '-' || index.languages.some(({ of }) => of.has(text)) ? at + 1 : at
}

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
    if (behind !== -1) deny(inPart.find((name) => name.at === behind || name.at === behindLinks(text, behind)))
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

/** Whether a line only names what is below it: "For the dough:". */
const isHeading = ({ text, quantity }: IngredientLine): boolean => quantity === null && text.trimEnd().endsWith(':')

/** The foods, and the names that tell allergens. */
export interface MarkKnowledge {
  readonly marks: MarkIndex
  readonly foods: FoodIndex
}

/** Whether nobody can know what a name is; "sweets" of "sweet potatoes" is a part of a food. */
const isVague = ({ at, end, names }: FoundName, text: ReadText, foods: FoodIndex): boolean =>
  names.some((name) => name.isVague) && endOfFood(text, at, foods) <= end

/** Whether a line names something, and every word of it is known. */
const isUnderstood = (text: ReadText, line: IngredientLine, foods: FoodIndex): boolean =>
  line.ingredient !== '' &&
  text.tokens.some(({ kind }) => kind === 'word') &&
  !text.found.some((name) => isVague(name, text, foods)) &&
  unknownWord(text, line, foods) === null

/**
 * The marks of a line, by all of its words: brackets, comments and alternatives too. It may contain what
 * only one of several alternatives has. Words that deny ("vegan", "without egg") take away what they say and never more.
 */
export function lineMarks(line: IngredientLine, { marks, foods }: MarkKnowledge): LineMarks {
  if (line.isHeader || isHeading(line)) return { contains: noMarks, mayContain: noMarks, isUnderstood: true }
  const text = readText(line, marks, foods)
  const parts = partsOf(text).map(({ from, to }) => marksOfPart(text, from, to))
  const choices = parts.filter(({ isNamed }) => isNamed)
  const some = choices.reduce((all, { contains, mayContain }) => all | contains | mayContain, noMarks)
  const every = choices.reduce((all, { contains }) => all & contains, choices[0]?.contains ?? noMarks)
  const contains = allOf(every)
  return { contains, mayContain: allOf(some) & ~contains, isUnderstood: isUnderstood(text, line, foods) }
}
