import type { IngredientLine } from './ingredient-line.ts'
import { withoutWork } from './kitchen-phrases.ts'
import { shoppingRemark } from './shopping-remark.ts'
import { isMeasure, units } from './units.ts'
import type { UnitWord, Vocabulary } from './vocabulary.ts'

const isLength = ({ name }: UnitWord): boolean => units[name].kind === 'length'

interface Piece {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Measures under one name each: "2 tablespoons" of "2 tbsp". A tin stays a tin. */
function unitPieces({ text, amounts }: IngredientLine): Piece[] {
  return amounts.flatMap(({ unit, farUnit, quantity, hyphenated }) =>
    [unit, farUnit].flatMap((written) => {
      const word = written?.word
      if (!written || !word || !isMeasure(word.name) || hyphenated) return []
      const forms = word.words.units[word.name]?.[0]?.split('|') ?? []
      const form = forms[Math.min(word.words.form(quantity.max.valueOf()), forms.length - 1)]
      if (form === undefined) return []
      const { start, end } = written
      // The dot belonged to the abbreviation.
      return [{ start, end: text[end] === '.' ? end + 1 : end, text: form }]
    }),
  )
}

function replaced(text: string, until: number, pieces: readonly Piece[]): string {
  let written = ''
  let at = 0
  for (const piece of pieces.filter(({ end }) => end <= until).toSorted((a, b) => a.start - b.start)) {
    written += text.slice(at, piece.start) + piece.text
    at = piece.end
  }
  return written + text.slice(at, until)
}

/**
 * A line as it stands on a list: units under one name, and without the work of the cook behind the thing: "1 onion" of
 * "1 onion, finely chopped". Words that matter in a shop stay.
 */
export function shopText(line: IngredientLine, vocabulary: Vocabulary): string {
  const { text, segments, amounts } = line
  const pieces = unitPieces(line)
  const all = replaced(text, text.length, pieces).trim()
  const name = segments.find(({ kind }) => kind === 'ingredient')
  if (line.isHeader || !name || segments.some(({ kind }) => kind === 'alternative')) return all
  const named = segments.findLast(({ kind }) => kind === 'ingredient') ?? name
  const trailing = segments.find(({ kind, start }) => kind === 'unit' && start >= named.end)
  const isTrailing = trailing && text.slice(named.end, trailing.start).trim() === ''
  const end = isTrailing ? trailing.end : named.end
  const bare = named === name ? withoutWork(text.slice(name.start, name.end), vocabulary) : null
  const isShort = bare !== null && bare.length < name.end - name.start
  const cut = isShort ? name.start + bare.length : end
  const isSaidBehind = amounts.some((amount) => {
    const word = amount.unit?.word
    return amount.start >= end && !(word && isLength(word))
  })
  const head = replaced(text, cut, pieces)
  if (isSaidBehind)
    return `${head}${isShort ? ' ' : ''}${all.slice(replaced(text, end, pieces).length)}`.replace(/\s+/g, ' ').trim()
  const remark = shoppingRemark(line, vocabulary, end).text
  const rest = text.slice(end)
  if (remark === '') return head.trim()
  const isWhole = rest.replace(/^[\s,;()–-]+|[\s,;()]+$/g, '') === remark
  return isWhole && !isShort ? all : `${head.trim()}, ${remark}`
}
