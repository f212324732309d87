/** The nutrition of one serving, as far as it is known: energy in kilocalories, the rest in grams. */
export interface Nutrition {
  readonly energy: number | null
  readonly protein: number | null
  readonly fat: number | null
  readonly carbohydrates: number | null
}

export type Nutrient = keyof Nutrition

export const nutrients: readonly Nutrient[] = ['energy', 'protein', 'fat', 'carbohydrates']

/** Words of labels in the five languages, beginnings of words. */
const words: Readonly<Record<Nutrient, RegExp>> = {
  energy: /kcal|ккал|קק״ל|קק"ל|calor|kalor|калор|קלור|energ|brennwert|енерг|אנרגי|\bkj\b/iu,
  protein: /protein|eiwei(?:ß|ss)|білк|білок|протеїн|חלבו/iu,
  fat: /(?<!\p{L})(?:fat|fett|grass[io]|жир|שומ)/iu,
  carbohydrates: /carb|kohlenhydrat|вуглевод|פחמימ/iu,
}

/** Parts of another one ("of which saturated"), which are in it already. */
const partOfAnother =
  /satur|gesättig|ungesättig|насичен|רווי|trans|транс|טרנס|of which|davon|di cui|з них|מתוכ|sugar|zucker|zuccher|цукор|סוכר|from fat/iu

/** Amounts that are not of a serving. */
const perWeight = /(?:per|pro|je|\/|на|ל-?)\s*100\s*(?:g|gr|ml|г|мл|גרם|מ"ל)/iu

const number = /(\d+(?:[.,]\d+)?)/u

const kilojoulesPerKilocalorie = 4.184

/** Most that a serving has of anything: what is above is a slip. */
const most = 20_000

/** A thousands mark goes, a decimal comma becomes a point. */
const plain = (text: string): string =>
  text.replace(/(\d)[,.\u00a0\u202f ](\d{3})(?!\d)/gu, '$1$2').replace(/(\d),(\d)/gu, '$1.$2')

function amountIn(part: string, nutrient: Nutrient): number | null {
  const kilojoules = /(\d+(?:\.\d+)?)\s*(?:kj|кдж)/iu.exec(part)?.[1]
  const kilocalories = /(\d+(?:\.\d+)?)\s*(?:kcal|cal\b|calor|ккал|קק|קלור)/iu.exec(part)?.[1]
  if (nutrient === 'energy') {
    if (kilocalories !== undefined) return Number(kilocalories)
    if (kilojoules !== undefined) return Number(kilojoules) / kilojoulesPerKilocalorie
  }
  const digits = number.exec(part)?.[1]
  if (digits === undefined) return null
  // "800 mg"
  return nutrient !== 'energy' && /\d\s*(?:mg|мг|מ"ג)/iu.test(part) ? Number(digits) / 1_000 : Number(digits)
}

/**
 * Reads what cooks and other programs write about nutrition: "420 kcal, 12 g protein", "Fat: 9 g" a line. A value per
 * 100 g says nothing of a serving. Never throws.
 */
export function readNutrition(text: string): Nutrition {
  const read: Record<Nutrient, number | null> = { energy: null, protein: null, fat: null, carbohydrates: null }
  if (perWeight.test(text)) return read
  const parts = plain(text.slice(0, 5_000)).split(/[\n;,|•·]|(?<=\))\s|\s[-–—]\s/u)
  for (const part of parts) {
    if (partOfAnother.test(part)) continue
    const named = nutrients.find((nutrient) => words[nutrient].test(part))
    if (named === undefined || read[named] !== null) continue
    const amount = amountIn(part, named)
    if (amount !== null && Number.isFinite(amount) && amount <= most) read[named] = amount
  }
  return read
}
