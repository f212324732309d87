import type { Block } from './blocks.ts'
import { readTime, totalOf } from './duration.ts'
import type { ClippedRecipe, ClippedTime } from './recipe.ts'
import { sectionLabel } from './section-words.ts'

type Fact = 'yield' | 'totalTime' | 'activeTime' | 'cookTime'

/** Labels of facts in the languages of most recipe pages; the fact follows on the same line or the next. */
const words: Readonly<Record<Fact, string>> = {
  totalTime: `total time|total cook time|total cooking time|ready|ready in|celková doba|time|total|time required|takes|gesamtzeit|gesamtdauer|zeit|dauer|tempo totale|tempo|totale
    загальний час|час приготування|час|זמן כולל|זמן|общее время|время приготовления|время|temps total|durée|tiempo total|tiempo|tempo total|tempo de preparo|totale tijd|bereidingstijd|tijd
    czas całkowity|czas przygotowania|czas|celkový čas|total tid|tid|所要時間|时间|時間`,
  activeTime: `prep time|preparation time|prep|preparation|active time|active|hands-on time|hands-on|vorbereitungszeit|vorbereitung|arbeitszeit|zubereitungszeit|preparazione|tempo di preparazione
    підготовка|час підготовки|זמן הכנה|подготовка|temps de préparation|préparation|tiempo de preparación|tempo de preparação|voorbereidingstijd|voorbereiding|příprava`,
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
  /^(?:about |approx\.? |ca\.? |circa |etwa |up to |até |bis zu |serves |makes )?\d{1,3}(?!\s?(?:min|h\b|hour|std|°|%|g\b|\d|[.,:/]))/iu
/** "Ingredients (serves 4)", "Zutaten für 4 Personen". */
const forHowMany =
  /[\s(]((?:serves|makes|yields?|for|für|ergibt|per|pour|para|voor|dla|för|til|на|для)\s*:?\s*\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s[\p{L} ]{1,30})?)\)?\s*[:：]?$/iu
const bareTime =
  /^\d[\d\s½.,h:–-]*(?:h|hrs?|hours?|m|mins?|minutes?|std|stunden?|minuten|minutos|min[uú]t\p{L}{0,2}|uur|uren|ore|ora|óra|perc|minuti|год|хв|דקות|שעות?)\.?(?:\s?\d+\s?(?:m|mins?|minutes?|minuten|minutos|minuti|хв|דקות)?\.?)?$/iu

/** Reads the yield and times that a page shows with a label, or alone on a line. */
export function readVisibleFacts(blocks: readonly Block[]): Pick<ClippedRecipe, Fact> {
  const texts: Record<Fact, string> = { yield: '', totalTime: '', activeTime: '', cookTime: '' }
  let unlabelled: ClippedTime | null = null
  const valueFirst = hasValuesFirst(blocks)
  for (const [index, { text }] of blocks.entries()) {
    if (text.length > 80) continue
    const beside = blocks[valueFirst ? index - 1 : index + 1]?.text ?? ''
    texts.yield ||= forPeople(text, blocks[index + 1])
    if (sectionLabel(text) === 'ingredients') texts.yield ||= yieldOfLabel(text)
    if (bareTime.test(text)) unlabelled ??= readTime(text)
    for (const part of text.split(/\s*[|•]\s*/)) {
      const { fact, value } = readFact(part, beside)
      if (fact !== null && value !== '') texts[fact] ||= value
    }
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

/** Whether a line says how long the work takes or how much it makes, and nothing else. */
export function isFact(line: string): boolean {
  if (line.length > 60) return false
  if (bareTime.test(line) || people.test(line) || factOf.has(line.toLowerCase())) return true
  const { fact, value } = readFact(line, '')
  return fact === 'yield' ? value !== '' && !/[.!?]$/.test(value) : bareTime.test(value)
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
  return bareTime.test(blocks[first - 1]?.text ?? '') && !bareTime.test(blocks[last + 1]?.text ?? '')
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
  const label = /^[\p{L}\s/-]{1,30}/u.exec(line)?.[0] ?? ''
  const parts = label.trim().toLowerCase().split(/\s+/)
  for (let length = Math.min(3, parts.length); length > 0; length--) {
    const fact = factOf.get(parts.slice(0, length).join(' '))
    if (fact === undefined) continue
    const words = [...line.matchAll(/[\p{L}/-]+/gu)][length - 1]
    const rest = line.slice((words?.index ?? 0) + (words?.[0].length ?? 0)).replace(/^[\s:：)–—-]+/, '')
    const value = rest === '' ? next : rest
    // "Makes 12" without a colon says more whole than its number alone.
    const whole = fact === 'yield' && rest !== '' && !/[:：]/.test(line) ? line : value
    return { fact, value: isValueOf(fact, value) ? whole : '' }
  }
  return { fact: null, value: '' }
}

const isValueOf = (fact: Fact, value: string): boolean =>
  value.length <= 50 && (fact === 'yield' ? count.test(value) : timeWithMinutes(value) !== null)

function timeWithMinutes(text: string): ClippedTime | null {
  const time = text === '' || !/\d|½/.test(text) ? null : readTime(text)
  return time?.minutes == null ? null : time
}
