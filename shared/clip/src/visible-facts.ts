import { timeUnitOf } from '@potluck/cooking/time-units'
import type { Block } from './blocks.ts'
import { readTime, totalOf } from './duration.ts'
import type { ClippedRecipe, ClippedTime } from './recipe.ts'
import { sectionLabel } from './section-words.ts'

type Fact = 'yield' | 'totalTime' | 'activeTime' | 'cookTime'

/** Labels of facts in the languages of most recipe pages; the fact follows on the same line or the next. */
const words: Readonly<Record<Fact, string>> = {
  totalTime: `total time|total cook time|prep & cook time|prep and cook time|total cooking time|ready|ready in|celková doba|time|total|time required|takes|gesamtzeit|gesamtdauer|zeit|dauer|tempo totale|tempo|totale
    загальний час|час приготування|час|זמן כולל|זמן|общее время|время приготовления|время|temps total|durée|tiempo total|tiempo|tempo total|tempo de preparo|totale tijd|bereidingstijd|tijd
    czas całkowity|czas przygotowania|czas|celkový čas|total tid|tid i alt|tid|所要時間|时间|時間`,
  activeTime: `prep time|preparation time|prep|preparation|active time|active|hands-on time|hands-on|vorbereitungszeit|vorbereitung|arbeitszeit|zubereitungszeit|zubereitung|preparazione|tempo di preparazione
    підготовка|приготування|הכנה|час підготовки|זמן הכנה|подготовка|temps de préparation|préparation|tiempo de preparación|tempo de preparação|voorbereidingstijd|voorbereiding|příprava`,
  cookTime: `cook time|cooking time|cook|cooking|bake time|baking time|kochzeit|koch-/backzeit|backzeit|garzeit|cottura|tempo di cottura|час готування|час випікання|זמן בישול|זמן אפייה
    temps de cuisson|cuisson|tiempo de cocción|tempo de cozimento|kooktijd|oventijd|baktijd|czas gotowania|czas pieczenia|doba vaření|doba pečení`,
  yield: `serves|serving|servings|serving size|yield|yields|makes|number of servings|portion|portions|feeds|for|portionen|stück|ergibt|für|porzioni|dosi per|per|порцій|порції|кількість порцій|на|מנות|כמות מנות|порций|количество порций
    pour|nombre de personnes|portions pour|raciones|porciones|comensales|para|rendimento|porções|rende|serve|porties|personen|aantal personen|voor|porcje|liczba porcji|ilość porcji|porcí|počet porcí|adag|portioner|antal portioner|annosta|kişilik|porții|人数|分量`,
}

const facts: readonly Fact[] = ['totalTime', 'activeTime', 'cookTime', 'yield']
const factOf: ReadonlyMap<string, Fact> = new Map(
  facts.flatMap((fact) => words[fact].split(/\||\n\s*/).map((word) => [word.trim(), fact] as const)),
)

const people =
  /^(?:about |approx\.? )?(\d+(?:\s?[-–]\s?\d+)?)\s?(?:servings?|portions?|people|persons?|portionen|personen|persone|porzioni|порці\p{L}*|порци\p{L}*|מנות|personnes|parts|raciones|porciones|personas|porções|pessoas|porties|porcj\p{L}*|osob\p{L}*|osób|porc\p{L}*|adag|fő|portioner|人分|人份)$/iu
const count =
  /^(?:about |approx\.? |ca\.? |circa |etwa |up to |até |bis zu |serves |makes )?\d{1,3}(?!\s?(?:min|h\b|hour|std|°|%|g\b|\d|[:/]|[.,]\d))/iu
/** "Ingredients (serves 4)", "Zutaten für 4 Personen". */
const forHowMany =
  /[\s(]((?:serves|makes|yields?|for|für|ergibt|per|pour|para|voor|dla|för|til|на|для)\s*:?\s*\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s[\p{L} ]{1,30})?)\)?\s*[:：]?$/iu
/** Words that stand beside a length of time: "about 25 minutes", "1 hour and 10 minutes". */
const besideTime: ReadonlySet<string> = new Set(
  `about approx approximately around ca circa under less than up to or more over and
   etwa rund ungefähr unter bis und über oder
   meno di fino a e o più environ moins de à et ou unos menos hasta y cerca até
   близько приблизно до менше ніж і та або около примерно менее и или
   כ עד בערך פחות מ ו או`.split(/\s+/),
)

/** "30 min (plus chilling)", "20 mins + overnight": what comes on top. */
const onTop = /\s*(?:\([^()]{0,40}\)?|(?:\+|plus|zzgl\.?|più|плюс|פלוס)\s.{0,40})$/iu

/** A unit written out ends with a dot in sentences only: "Cook 5 minutes." is a step, "5 min." a time. */
const isSentenceEnd = /\p{L}{5,}\.$/u

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
const isTimeWord = (word: string): boolean => timeUnitOf(word) !== null

/** Whether a text is a length of time and nothing else. */
function isTime(written: string): boolean {
  if (written.length > 50 || isSentenceEnd.test(written) || timeWithMinutes(written) === null) return false
  const words = wordsIn(written.replace(onTop, ''))
  return words.some(isTimeWord) && words.every((word) => isTimeWord(word) || besideTime.has(word))
}

/** Whether a text begins with a length of time, as the value of a label with a colon does. */
function beginsWithTime(value: string): boolean {
  const [before = ''] = /^[^\d½¼¾]*/.exec(value) ?? []
  return wordsIn(before).every((word) => besideTime.has(word)) && timeWithMinutes(value) !== null
}

/** A length of time that may stand without a label: work in a kitchen takes so long, and "2 years ago" is none. */
const isPlainTime = (text: string): boolean =>
  /^\d/.test(text) &&
  isTime(text) &&
  wordsIn(text).every((word) => !/^(?:day|week|month|year)$/.test(timeUnitOf(word) ?? ''))

const isFactPart = (part: string): boolean => {
  const { fact, value } = readFact(part, '')
  return (fact !== null && value !== '') || isPlainTime(part) || people.test(part)
}

/** "1 hour, 30 minutes" is one length. */
const goesOn = (part: string, next: string): boolean =>
  timeUnitOf(wordsIn(part).at(-1) ?? '') === 'hour' &&
  timeUnitOf(wordsIn(next)[0] ?? '') === 'minute' &&
  isPlainTime(next)

/** The facts of one line, which signs divide, or commas and dashes where several are facts: "Serves 4, 25 min". */
function partsOf(line: string): readonly string[] {
  const parts: string[] = []
  for (const piece of line.split(/(?<!\s)\s*[|•]\s*|(?<!\s)\s+[·・]\s+/u)) {
    const some: string[] = []
    for (const next of piece.split(/[,;،]\s+|\s[-–—]\s(?=\p{L}|\d+\s?\p{L})/u)) {
      const before = some.at(-1)
      if (before !== undefined && goesOn(before, next)) some[some.length - 1] = `${before}, ${next}`
      else some.push(next)
    }
    parts.push(...(some.filter(isFactPart).length > 1 ? some : [withoutDashed(piece)]))
  }
  return parts
}

/** "Serves 8 - Bake 45 minutes" says how much it makes before the dash. */
const withoutDashed = (piece: string): string => {
  const [before = '', after] = piece.split(/\s[-–—]\s(?=\p{L})/u, 2)
  return after !== undefined && /\d/.test(before) ? before : piece
}

/**
 * Reads the yield and times that a page shows with a label, or alone on a line.
 * @param steps lines that say what to do: in them, only a label with a colon names a fact, or the number of servings
 */
export function readVisibleFacts(
  blocks: readonly Block[],
  steps: ReadonlySet<string> = new Set(),
): Pick<ClippedRecipe, Fact> {
  const texts: Record<Fact, string> = { yield: '', totalTime: '', activeTime: '', cookTime: '' }
  let unlabelled: ClippedTime | null = null
  const valueFirst = hasValuesFirst(blocks)
  for (const [index, { text }] of blocks.entries()) {
    if (text.length > 80) continue
    if (steps.has(text)) {
      for (const [fact, value] of factsIn(text, '', isNamed)) texts[fact] ||= value
      continue
    }
    texts.yield ||= forPeople(text, blocks[index + 1])
    if (sectionLabel(text) === 'ingredients') texts.yield ||= yieldOfLabel(text)
    unlabelled ??= readTime(partsOf(text).find(isPlainTime) ?? '')
    const beside = blocks[valueFirst ? index - 1 : index + 1]?.text ?? ''
    for (const [fact, value] of factsIn(text, beside)) texts[fact] ||= value
  }
  const time = (fact: Exclude<Fact, 'yield'>) => timeWithMinutes(texts[fact])
  const [activeTime, cookTime] = [time('activeTime'), time('cookTime')]
  return {
    yield: texts.yield,
    totalTime: time('totalTime') ?? totalOf(activeTime, cookTime) ?? unlabelled,
    activeTime,
    cookTime,
  }
}

/** The facts in those parts of a line that may hold some. */
function* factsIn(
  line: string,
  beside: string,
  counts: (part: string) => boolean = () => true,
): Generator<readonly [Fact, string]> {
  for (const part of partsOf(line)) {
    if (!counts(part)) continue
    const { fact, value } = readFact(part, beside)
    if (fact !== null && value !== '') yield [fact, value]
    else if (people.test(part)) yield ['yield', part]
  }
}

/** Whether a line says facts and nothing else, or is the value of a label above it. */
export const isFactsLine = (line: string, above = ''): boolean =>
  partsOf(line).every(isFactPart) || (line.length <= 50 && factOf.has(above.toLowerCase().replace(/\s?[:：]$/, '')))

/** Whether a part of a step names its fact: "Total: 8 hours", "Serves 4". */
const isNamed = (part: string): boolean =>
  /[:：]/.test(part) || people.test(part.replace(/^\p{L}+\s/u, '')) || /^\p{L}+\s\d{1,3}\.?$/u.test(part)

/** Whether a line says how long the work takes or how much it makes, and nothing else. */
export function isFact(line: string): boolean {
  if (line.length > 60) return false
  if (isPlainTime(line) || people.test(line) || factOf.has(line.toLowerCase())) return true
  const { fact, value } = readFact(line, '')
  return fact === 'yield' ? value !== '' && !/[.!?]$/.test(value) : isTime(value)
}

const isTimeLabel = (block: Block | undefined): boolean => {
  const fact = block && factOf.get(block.text.toLowerCase())
  return fact !== undefined && fact !== 'yield'
}

/** Whether a page writes the times above their labels: the first label has one above, and the last has none below. */
function hasValuesFirst(blocks: readonly Block[]): boolean {
  const labels = blocks.flatMap((block, at) => (isTimeLabel(block) ? [at] : []))
  const [first, last] = [labels[0], labels.at(-1)]
  if (first === undefined || last === undefined) return false
  return isPlainTime(blocks[first - 1]?.text ?? '') && !isPlainTime(blocks[last + 1]?.text ?? '')
}

/** How much it makes, of the label over the ingredients: "Ingredients (serves 4)", "Ingrediënten 4 personen". */
function yieldOfLabel(label: string): string {
  const [, after = ''] = /\s(\d.{0,30})$/.exec(label) ?? []
  return forHowMany.exec(label)?.[1] ?? (people.test(after) ? after : '')
}

/** "4 servings", in one line or as a number and its word in two; `''` where it is something else. */
function forPeople(text: string, next: Block | undefined): string {
  const line = /^\d{1,3}$/.test(text) && next !== undefined ? `${text} ${next.text.slice(0, 40)}` : text
  return people.test(line) ? line : ''
}

/** The fact that a line tells; of a line that is a label alone the value is the next line. */
function readFact(line: string, next: string): { fact: Fact | null; value: string } {
  const label = /^[\p{L}\s/&-]{1,30}/u.exec(line)?.[0] ?? ''
  const parts = label.trim().toLowerCase().split(/\s+/)
  for (let length = Math.min(4, parts.length); length > 0; length--) {
    const fact = factOf.get(parts.slice(0, length).join(' '))
    if (fact === undefined) continue
    const words = [...line.matchAll(/[\p{L}/&-]+/gu)][length - 1]
    const after = line.slice((words?.index ?? 0) + (words?.[0].length ?? 0))
    const rest = after.replace(/^[\s:：)–—-]+/, '')
    const hasColon = /^\s*[:：]/.test(after)
    // "Makes 12" without a colon says more whole than its number alone.
    const whole = fact === 'yield' && rest !== '' && !hasColon ? line.replace(/\.$/, '') : rest || next
    return {
      fact,
      value: isValueOf(fact, rest || next, rest === '' ? 'below' : hasColon ? 'colon' : 'beside') ? whole : '',
    }
  }
  return { fact: null, value: '' }
}

/** A number without a unit, as under "Prep time", counts minutes. */
const isNumber = (value: string): boolean => /^\d{1,3}$/.test(value)

/** A label with a colon may be followed by a time and more; one without by a time and nothing else. */
function isValueOf(fact: Fact, value: string, place: 'colon' | 'beside' | 'below'): boolean {
  if (value.length > 50) return false
  if (fact === 'yield') return count.test(value) && !isTimeWord(unitAfter(value))
  if (place === 'colon') return beginsWithTime(value)
  return isTime(value) || (place === 'below' && isNumber(value))
}

/** The word after the number that a value begins with. */
const unitAfter = (value: string): string => wordsIn(/^\D*\d[\d\s.,–-]*(\p{L}+)/u.exec(value)?.[1] ?? '')[0] ?? ''

function timeWithMinutes(text: string): ClippedTime | null {
  const time = text === '' || !/\d|½/.test(text) ? null : readTime(text)
  return time?.minutes == null ? null : time
}
