import { withoutLongDecimals } from '@potluck/cooking/without-long-decimals'
import { withoutStyle } from '@potluck/cooking/without-style'
import { isInvitation, isSentence } from './line-looks.ts'
import { headerLine, isHeaderLine, withoutEmptySections } from './recipe.ts'
import { isLabelOf, type Section } from './section-words.ts'
import { withoutMarks } from './step-marks.ts'

/** Ingredient lines without list marks and doubled brackets. */
export function tidyIngredients(lines: readonly string[]): string[] {
  const [only = ''] = lines
  const listed = lines.length === 1 ? enumerated(only, 3) : lines
  const tidied = listed.map((line) =>
    asHeader(
      asSaid(withoutLongDecimals(withoutStyle(markedHeader(line))))
        .replace(/^[\s*•·▢☐□▪●–—-]+(?=\S)/u, '')
        .replace(/\(\(([^()]*)\)\)/g, '($1)')
        .replace(/\s([,;)])/g, '$1')
        .trim(),
    ),
  )
  return withoutEmptySections(
    withPartsTitled(
      labelled(
        tidied.filter((line) => saysSomething(line) && !isAside(line)),
        'ingredients',
      ),
    ),
  )
}

/** What stands among ingredients and is none: what may make somebody ill, and the button of a list. */
const aside =
  /^(?:(?:allergens?|allergy advice|allergene|alérgenos|allergènes|allergeni|allergenen|contains|may contain|enthält)\s*[:：].*|(?:my )?shopping list|einkaufsliste|liste de courses|lista de la compra|lista della spesa|boodschappenlijst)$/iu
const isAside = (line: string): boolean => aside.test(line)

const eitherNumber = /^([\p{N}\s.,/⁄]+)(\p{L}+)\(s\)/u
const ofNothing = /^0\s+(as required|as needed|to taste|ízlés szerint|nach geschmack|al gusto|q\.?b\.?)\s+(.+)$/iu

/** Amounts that a program wrote: "1 tablespoon(s) oil", "0 as required salt". */
const asSaid = (line: string): string =>
  line
    .replace(
      eitherNumber,
      (_, amount: string, word: string) => amount + word + (/^(?:1|[½¼¾⅓⅔])\s*$/.test(amount) ? '' : 's'),
    )
    .replace(ofNothing, '$2 $1')

/** Instruction lines without list marks and the numbers that the screen counts itself. */
export function tidyInstructions(lines: readonly string[]): string[] {
  const steps = separate(withoutMarks(withoutBoxWord(lines.map(withoutAdvertising))))
  const tidied = headed(steps.map((line) => markedHeader(line).replace(/^[*•·▢☐□▪●]\s*/u, '')))
  const labelledSteps = labelled(tidied.filter(saysSomething), 'instructions')
  return withoutEmptySections(withoutNumbers(labelledSteps).map(withoutYield))
}

/** A word before the number of each step, such as that of a box to tick: "Done 1. Boil." */
const wordBeforeNumber = /^(\p{L}{2,12})\s+(?=\d{1,2}\s*[.):]\s)/u

function withoutBoxWord(lines: readonly string[]): readonly string[] {
  const words = lines.map((line) => wordBeforeNumber.exec(line)?.[1])
  const [first] = words.filter((word) => word !== undefined)
  const isBeforeEach = words.filter((word) => word === first).length >= Math.max(2, lines.length * 0.6)
  return first !== undefined && isBeforeEach ? lines.map((line) => line.replace(wordBeforeNumber, '')) : lines
}

/** Steps without the few words of a button that follow each ("Done"), and without the preview of the next step. */
export function withoutButtons(lines: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  for (const line of lines) if (line.length <= 20 && !isSentence(line)) times.set(line, (times.get(line) ?? 0) + 1)
  const isButton = (line: string) => (times.get(line) ?? 0) >= Math.max(3, lines.length / 3)
  return lines.filter((line, at) => !isButton(line) && line !== lines[at + 1])
}

/** The label of an advertisement within a step, after its text. */
const advertising =
  /(?<=[.!?。)])\s*(?:(?:skip (?:ad|advertisement)|passer la publicité|advertisements?|anzeige|werbung|publicité|publicidad|pubblicità|reklama|реклама|annons|advertentie)\s*)+$/iu

const withoutAdvertising = (line: string): string => line.replace(advertising, '')

/** "200 g flour, 2 eggs and 1 l milk" in one line is a list: cut before each amount, where that makes enough pieces. */
export function enumerated(line: string, least = 2): string[] {
  const pieces = line.split(/(?<!\s)\s*[;,]\s+(?=[\p{N}½¼¾⅓⅔])/u)
  return pieces.length >= least && line.length > 30 ? pieces : [line]
}

/** Parts of dishes that are no ingredient by themselves: alone on a line, without an amount, they head what follows. */
const partOfDish =
  /^(?:(?:the )?(?:sauce|dressing|vinaigrette|marinade|brine|seasoning|spice (?:mix|rub)|rub|topping|toppings|filling|stuffing|glaze|frosting|icing|dough|pastry|crust|base|batter|garnish|gravy|crumble|streusel|to serve|to garnish|assembly|teig|soße|sauce|füllung|glasur|belag|marinade|streusel|guss|pâte|garniture|farce|impasto|ripieno|condimento|masa|relleno|aliño|recheio|cobertura|massa|deeg|vulling|saus|ciasto|sos|nadzienie|тісто|начинка|соус|тесто|בצק|רוטב|מילוי|ציפוי|תיבול)|.{1,30} ingredients)[:：]?$/iu

/** Whether a line is the name of a part of a dish, such as "Sauce". */
export const isPartOfDish = (line: string): boolean => partOfDish.test(line)

/** A list whose parts are distinguished by a word on a line of its own. */
function withPartsTitled(lines: readonly string[]): string[] {
  const isBeforeAmount = (at: number) => /^\p{N}/u.test(lines[at + 1] ?? '')
  const titled = lines.map((line, at) => (isPartOfDish(line) && isBeforeAmount(at) ? headerLine(line) : line))
  const [first = ''] = titled
  // Where a later part has its title, a word before the first amount is that of the first: "Meatballs", then "Sauce".
  const isPart = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)?$/u.test(first) && isBeforeAmount(0)
  return isPart && titled.some((line, at) => at > 2 && line !== lines[at])
    ? [headerLine(first), ...titled.slice(1)]
    : titled
}

/** Lines whose label of the whole part ("Method") is a header and no line, without what invites to something else. */
const labelled = (lines: readonly string[], part: Section): string[] =>
  lines.flatMap((line) => {
    if (isInvitation(line.replace(/^\[(.*)\]$/, '$1'))) return []
    return [!isHeaderLine(line) && isLabelOf(line, part) ? headerLine(line) : line]
  })

/** "Serve with rice. Serves 4" says how much it makes, which is no step. */
const withoutYield = (line: string): string =>
  line.length > 30
    ? line.replace(/(?<=[.!?)])\s*(?:serves|makes|yields)\s+\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s\p{L}{1,15})?\.?$/iu, '')
    : line

/** Titles as plain text marks them: "## Dough", "**Dough**", "--- Dough ---", "== Dough ==". */
const marks =
  /^(?:#{1,6}\s+(.{1,80}?)\s*#*|\*\*(.{1,80}?)\*\*:?|-{2,}\s*(.{1,80}?)\s*-{2,}|={2,}\s*(.{1,80}?)\s*={2,})$/

/** Longer lines are no titles, however many signs stand in them. */
const maxMarked = 200

function markedHeader(line: string): string {
  if (line.length > maxMarked) return line
  const [, ...titles] = marks.exec(line) ?? []
  const title = titles.find((text) => text !== undefined)
  return title === undefined || /^\P{L}*$/u.test(title) ? line : headerLine(title)
}

/** A number alone ("2.", "Step 2") is the mark of a step, not a step. */
const saysSomething = (line: string): boolean =>
  (/\p{L}/u.test(line) || (/\p{N}/u.test(line) && line.includes(' '))) && line.replace(stepMark, '') !== ''

/** "For the dough", "Für den Teig", with nothing else on the line, in the languages that say it so. */
const forTheDough =
  /^(?:for the|für (?:den|die|das)|per (?:il|lo|la|i|gli|le)|pour (?:le|la|les)|para (?:el|la|los|las|o|a|os|as)|voor (?:de|het))(?:\s[\p{L}'’-]+){1,4}[:：]?$/iu

/** A line that ends in a colon and is no sentence is a header: "For the sauce:". */
function asHeader(line: string): string {
  if (forTheDough.test(line)) return headerLine(line)
  if (isHeaderLine(line) || line.length > 60 || !/[:：]$/.test(line) || /[.!?;,]\s|\d/.test(line)) return line
  return headerLine(line)
}

/** Steps with their headers. A line that ends in a colon before another header, or at the end, is a step: "Serve with:". */
function headed(lines: readonly string[]): string[] {
  const headers = lines.map(asHeader)
  return headers.map((line, at) => (isHeaderLine(headers[at + 1] ?? '[]') ? (lines[at] ?? line) : line))
}

/** Steps that stand in fewer lines than they are: run together, or broken where a line happened to end. */
function separate(lines: readonly string[]): readonly string[] {
  const isBroken = lines.length > 1 && lines.length < 6 && /^\s*1\s*[.):、]/.test(lines[0] ?? '')
  const steps = lines.length === 1 || isBroken ? splitAtNumbers(lines.join(' ')) : lines
  return steps.length > lines.length * 2 || lines.length === 1 ? steps : lines
}

/** Steps that were joined into one text with their numbers: "1. Boil. 2. Serve." */
function splitAtNumbers(text: string): string[] {
  const first = /^\s*1\s*[.):、]/.test(text) ? 0 : text.search(firstWithin)
  if (first < 0) return [text]
  const steps = splitFrom(text.slice(first), (count) => new RegExp(`(?<![\\d.,/-])${count}\\s*[.):、](?!\\d)`, 'g'))
  const before = text.slice(0, first).trim()
  if (before === '') return steps
  // Words before the first number are a title or a step without one, where there is a row of numbers at all.
  return steps.length > 2 ? [before, ...steps] : [text]
}

/** The first number of a row that begins within a text: after a colon or a sentence, before a capital letter. */
const firstWithin = /(?<=[:.!?]\s{1,3})1\s?[.)]\s(?=\p{Lu})/u

function splitFrom(text: string, markOf: (count: number) => RegExp): string[] {
  const steps: string[] = []
  let from = 0
  for (let count = 2; ; count++) {
    const mark = markOf(count)
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
  `^(?:(?:(?:${stepWord})\\s*)?(\\d{1,2})\\s*(?:[.):、\\-–—]\\s*)+(?=\\D)|(?:${stepWord})\\s+(\\d{1,2})(?:\\s+|(?=\\p{L})))`,
  'iu',
)

function numberOf(line: string): number {
  const [, marked, spaced] = numbered.exec(line) ?? []
  return Number(marked ?? spaced ?? Number.NaN)
}

/** Takes leading numbers away where every step but headers has one and they count. */
function withoutNumbers(lines: readonly string[]): string[] {
  const steps = lines.filter((line) => !isHeaderLine(line))
  // Text before the first number is no part of the row.
  const counts = steps
    .slice(
      Math.max(
        0,
        steps.findIndex((line) => numberOf(line) === 1),
      ),
    )
    .map((line) => numberOf(line))
  const counting = counts.every((count, index) => count === 1 || count === (counts[index - 1] ?? Number.NaN) + 1)
  if (!counting) return [...lines]
  return lines.map((line) => (isHeaderLine(line) ? line : line.replace(numbered, '').trim() || line))
}

/** The number of a step in a table row or a box of its own: nothing but a blank sets it off. */
const bareNumber = /^(\d{1,2})(?:\s+(?=["'“„«(]?\p{L})|(?=\p{Lu}))/u

/** Steps that a page shows in rows, without the numbers of the rows. */
export function withoutRowNumbers(lines: readonly string[]): readonly string[] {
  const steps = lines.filter((line) => !isHeaderLine(line))
  const numbered = steps.filter((line) => bareNumber.test(line))
  const counting =
    numbered.length > 1 && numbered.every((line, index) => Number(bareNumber.exec(line)?.[1]) === index + 1)
  // Remarks may follow the last step, nothing stands between.
  const together = steps.slice(0, numbered.length).every((line) => bareNumber.test(line))
  return counting && together ? lines.map((line) => line.replace(bareNumber, '')) : lines
}

const saysRecipe = /(?<!\s)\s+[|–—·-]\s+(?:recipe|recept|rezept|ricetta|receta|receita|recette|рецепт|przepis|מתכון)$/iu

/** A title without the word that it is one of a recipe: "Apple pie – Recipe". */
export const tidyTitle = (title: string): string => title.replace(saysRecipe, '')
