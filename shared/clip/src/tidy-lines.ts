import { headerLine, isHeaderLine, withoutEmptySections } from './recipe.ts'

/** Ingredient lines without list marks and doubled brackets. */
export function tidyIngredients(lines: readonly string[]): string[] {
  const tidied = lines.map((line) =>
    asHeader(
      line
        .replace(/^[\s*•·▢☐□▪●–—-]+(?=\S)/u, '')
        .replace(/\(\(([^()]*)\)\)/g, '($1)')
        .replace(/\s([,;)])/g, '$1')
        .trim(),
    ),
  )
  return withoutEmptySections(tidied.filter(saysSomething))
}

/** Instruction lines without list marks and the numbers that the screen counts itself. */
export function tidyInstructions(lines: readonly string[]): string[] {
  const [only = ''] = lines
  const steps = lines.length === 1 ? splitAtNumbers(only) : lines
  const tidied = steps.map((line) => asHeader(line.replace(/^[*•·▢☐□▪●]\s*/u, '')))
  return withoutEmptySections(withoutNumbers(tidied.filter(saysSomething)))
}

/** A number alone ("2.", "Step 2") is the mark of a step, not a step. */
const saysSomething = (line: string): boolean =>
  (/\p{L}/u.test(line) || (/\p{N}/u.test(line) && line.includes(' '))) && line.replace(stepMark, '') !== ''

/** A line that ends in a colon and is no sentence is a header: "For the sauce:". */
function asHeader(line: string): string {
  if (isHeaderLine(line) || line.length > 60 || !/[:：]$/.test(line) || /[.!?;,]\s|\d/.test(line)) return line
  return headerLine(line)
}

/** Steps that were run together into one text but kept their numbers: "1. Boil. 2. Serve." */
function splitAtNumbers(text: string): string[] {
  if (!/^\s*1\s*[.):、]/.test(text)) return [text]
  const steps: string[] = []
  let from = 0
  for (let count = 2; ; count++) {
    const mark = new RegExp(`(?<![\\d.,/-])${count}\\s*[.):、](?!\\d)`, 'g')
    mark.lastIndex = from
    const next = mark.exec(text)?.index
    steps.push(text.slice(from, next).trim())
    if (next === undefined || count > 99) return steps
    from = next
  }
}

const stepWord = 'step|schritt|passo|passaggio|paso|étape|etape|stap|krok|крок|шаг|שלב|lépés|steg|trin|vaihe|adım|pas'
const stepMark = new RegExp(`^\\[?(?:${stepWord})\\s*#?\\d{1,2}\\b\\s*[.):\\-–—]?\\]?\\s*`, 'iu')
const numbered = new RegExp(
  `^(?:(?:(?:${stepWord})\\s*)?(\\d{1,2})\\s*(?:[.):、\\-–—]\\s*)+(?=\\D)|(?:${stepWord})\\s+(\\d{1,2})\\s+)`,
  'iu',
)

function numberOf(line: string): number {
  const [, marked, spaced] = numbered.exec(line) ?? []
  return Number(marked ?? spaced ?? Number.NaN)
}

/** Takes leading numbers away where every step but headers has one and they count. */
function withoutNumbers(lines: readonly string[]): string[] {
  const steps = lines.filter((line) => !isHeaderLine(line))
  const counts = steps.map((line) => numberOf(line))
  const counting = counts.every((count, index) => count === 1 || count === (counts[index - 1] ?? Number.NaN) + 1)
  if (!counting) return [...lines]
  return lines.map((line) => (isHeaderLine(line) ? line : line.replace(numbered, '').trim() || line))
}

const saysRecipe = /\s+[|–—·-]\s+(?:recipe|recept|rezept|ricetta|receta|receita|recette|рецепт|przepis|מתכון)$/iu

/** A title without the word that it is one of a recipe: "Apple pie – Recipe". */
export const tidyTitle = (title: string): string => title.replace(saysRecipe, '')
