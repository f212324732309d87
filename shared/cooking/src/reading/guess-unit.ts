import { beginsLike } from '../cues.ts'
import { lettersApart } from '../letters-apart.ts'
import { type UnitKind, unitNames, units } from '../units.ts'
import { formsForNumbers, role, type UnitWord, type Vocabulary } from '../vocabulary.ts'
import { type CutLine, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { spanOf, type WrittenUnit } from './written-amount.ts'

/** So many letters at the beginning are right. */
const sameLetters = 3
/** Shorter names are too like other words, and so are shorter words. */
const leastLetters = 5
/** A longer word is none that somebody mistyped. */
const mostLetters = 20
/** So many letters may be wrong. */
const mostWrong = 2

interface WrittenName {
  readonly name: string
  readonly word: UnitWord
}

const guessedKinds: ReadonlySet<UnitKind> = new Set(['weight', 'volume', 'piece', 'can', 'package'])
const guessedUnits = unitNames.filter((name) => guessedKinds.has(units[name].kind))

/** The written names of a word of a unit. One form only may be an abbreviation: "teasp". */
function writtenNames(word: UnitWord): WrittenName[] {
  const least = word.forms.length === 1 ? leastLetters + 1 : leastLetters
  return word.forms
    .map((form) => form.toLowerCase())
    .filter((name) => name.length >= least && /^\p{L}+$/u.test(name))
    .map((name) => ({ name, word }))
}

/** The written names of units by their first letters. */
function namesOf({ languages }: Vocabulary): ReadonlyMap<string, readonly WrittenName[]> {
  const names = languages.flatMap((words) =>
    guessedUnits.flatMap((name) =>
      (words.units[name] ?? []).flatMap((spelling) =>
        writtenNames({ name, forms: spelling.split('|', formsForNumbers), words }),
      ),
    ),
  )
  return Map.groupBy(names, ({ name }) => name.slice(0, sameLetters))
}

const namesOfVocabulary = new WeakMap<Vocabulary, ReadonlyMap<string, readonly WrittenName[]>>()

function knownNames(vocabulary: Vocabulary): ReadonlyMap<string, readonly WrittenName[]> {
  const known = namesOfVocabulary.get(vocabulary) ?? namesOf(vocabulary)
  namesOfVocabulary.set(vocabulary, known)
  return known
}

/** The unit that a word is nearest to; null where it goes on after a whole name ("sticky", "quartered"). */
export function nearestUnit(word: string, vocabulary: Vocabulary): UnitWord | null {
  const names = knownNames(vocabulary).get(word.slice(0, sameLetters)) ?? []
  if (beginsLike(word, vocabulary.cues.noUnits)) return null
  let best: { readonly off: number; readonly word: UnitWord } | null = null
  for (const known of names) {
    if (Math.abs(known.name.length - word.length) > mostWrong) continue
    const off = lettersApart(word, known.name)
    if (off <= mostWrong && (!best || off < best.off)) best = { off, word: known.word }
  }
  const goesOn = best?.word.forms.some((form) => form.length > sameLetters && word.startsWith(form.toLowerCase()))
  return best && !goesOn ? best.word : null
}

/** Between a measure and the thing; what describes a thing follows no measure. */
const isThing = (line: CutLine, at: number): boolean =>
  line.tokens[at]?.kind === 'word' &&
  !findRole(line, at, role.preparations | role.sizes | role.comments | role.or | role.and | role.plus | role.into) &&
  !line.vocabulary.preparationEndings.some((ending) => line.tokens[at]?.text.endsWith(ending))

/**
 * A mistyped unit between a number and a thing: "2 tabelspoons sugar". It begins like a written name of five letters or
 * more, is at most two letters away from it, and no list knows it. It is marked as a guess.
 */
export function guessUnitAt(line: CutLine, at: number): { readonly unit: WrittenUnit; readonly next: number } | null {
  const token = line.tokens[at]
  if (token?.kind !== 'word' || token.text.length < leastLetters || token.text.length > mostLetters) return null
  if (line.starts[at] !== undefined || line.vocabulary.counted.has(token.text)) return null
  const isDotted = isPunctuation(line, at + 1, '.') && isGlued(line, at + 1)
  const next = isDotted ? at + 2 : at + 1
  const word = isThing(line, next) ? nearestUnit(token.text, line.vocabulary) : null
  return word && { unit: { ...spanOf(line, at, at + 1), word, isGuess: true }, next }
}
