import type { Block } from './blocks.ts'
import { readTime } from './duration.ts'
import type { ClippedRecipe } from './recipe.ts'

type Fact = 'yield' | 'totalTime' | 'activeTime' | 'cookTime'

/** Labels of facts in the languages of most recipe pages; what follows on the same or the next line is the fact. */
const labels: readonly (readonly [Fact, RegExp])[] = [
  [
    'totalTime',
    /^(?:total(?: cook(?:ing)?)? time|ready in|time|total|gesamtzeit|gesamtdauer|zeit|tempo totale|totale|загальний час|час приготування|זמן כולל|общее время|время приготовления|temps total|tiempo total|tempo total|tempo de preparo|totale tijd|bereidingstijd|czas całkowity|czas przygotowania|celkový čas|total tid|所要時間|时间)(?![\p{L}-])/iu,
  ],
  [
    'activeTime',
    /^(?:prep(?:aration)?(?: time)?|active(?: time)?|hands-on(?: time)?|vorbereitungszeit|vorbereitung|arbeitszeit|preparazione|tempo di preparazione|підготовка|זמן הכנה|подготовка|temps de préparation|tiempo de preparación|tempo de preparação|voorbereidingstijd|voorbereiding|příprava)(?![\p{L}-])/iu,
  ],
  [
    'cookTime',
    /^(?:cook(?:ing)?(?: time)?|bake time|baking time|kochzeit|koch-?\/?backzeit|backzeit|garzeit|cottura|tempo di cottura|час готування|זמן בישול|temps de cuisson|cuisson|tiempo de cocción|tempo de cozimento|kooktijd|oventijd|czas gotowania|doba vaření)(?![\p{L}-])/iu,
  ],
  [
    'yield',
    /^(?:serves|servings?|yields?|makes|number of servings|portions?|feeds|for|portionen|ergibt|für|porzioni|dosi per|per|порцій|порції|кількість порцій|מנות|כמות מנות|порций|количество порций|pour|nombre de personnes|raciones|porciones|comensales|para|rendimento|porções|rende|porties|personen|aantal personen|voor|porcje|liczba porcji|ilość porcji|porcí|počet porcí|adag|portioner|antal portioner|annosta|kişilik|porții|人数|分量)(?![\p{L}-])/iu,
  ],
]

const people =
  /^(?:about |approx\.? )?(\d+(?:\s?[-–]\s?\d+)?)\s?(?:servings?|portions?|people|persons?|portionen|personen|persone|porzioni|порці\p{L}*|порци\p{L}*|מנות|personnes|parts|raciones|porciones|personas|porções|pessoas|porties|porcj\p{L}*|osob\p{L}*|osób|porc\p{L}*|adag|fő|portioner|人分|人份)$/iu

/** Reads yield and times that a page shows with a label. */
export function readShownFacts(blocks: readonly Block[]): Pick<ClippedRecipe, Fact> {
  const facts: Record<Fact, string> = { yield: '', totalTime: '', activeTime: '', cookTime: '' }
  blocks.forEach(({ text }, index) => {
    if (text.length > 80) return
    if (facts.yield === '' && people.test(text)) facts.yield = text
    for (const part of text.split(/\s*[|•]\s*/)) {
      const [fact, label] = labels.find(([, word]) => word.test(part)) ?? []
      if (fact === undefined || label === undefined || facts[fact] !== '') continue
      const rest = part.replace(label, '').replace(/^[\s:：)–—-]+/, '')
      const value = rest === '' ? (blocks[index + 1]?.text ?? '') : rest
      if (isValue(fact, value))
        facts[fact] =
          fact === 'yield' && /^[\p{L}]/u.test(value) === false && rest !== '' && !/[:：]/.test(part) ? part : value
    }
  })
  const time = (fact: 'totalTime' | 'activeTime' | 'cookTime') => {
    const read = facts[fact] === '' ? null : readTime(facts[fact])
    return read?.minutes == null ? null : read
  }
  return {
    yield: facts.yield,
    totalTime: time('totalTime'),
    activeTime: time('activeTime'),
    cookTime: time('cookTime'),
  }
}

const isValue = (fact: Fact, value: string): boolean =>
  value.length <= 50 &&
  (fact === 'yield'
    ? /^(?:about |approx\.? |ca\.? |up to )?\d{1,3}(?!\s?(?:min|h\b|hour|std|°|%|g\b))/iu.test(value)
    : /\d/.test(value))
