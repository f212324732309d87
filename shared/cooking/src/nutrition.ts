/** The nutrition of one serving, as far as it is known: energy in kilocalories, the rest in grams. */
export interface Nutrition {
  readonly energy: number | null
  readonly protein: number | null
  readonly fat: number | null
  readonly carbohydrates: number | null
  readonly fibre: number | null
  readonly sugars: number | null
  readonly salt: number | null
}

export type Nutrient = keyof Nutrition

export const nutrients: readonly Nutrient[] = ['energy', 'protein', 'fat', 'carbohydrates', 'fibre', 'sugars', 'salt']

const nothing: Nutrition = {
  energy: null,
  protein: null,
  fat: null,
  carbohydrates: null,
  fibre: null,
  sugars: null,
  salt: null,
}

/** Words of labels in the five languages, beginnings of words. */
const words: Readonly<Record<Nutrient, RegExp>> = {
  energy: /kcal|ккал|קק״ל|קק"ל|calor|kalor|калор|קלור|energ|brennwert|енерг|אנרגי|\bkj\b/iu,
  protein: /protein|eiwei(?:ß|ss)|білк|білок|протеїн|חלבו/iu,
  fat: /(?<!\p{L})(?:fat|fett|grass[io]|жир|שומ)/iu,
  carbohydrates: /carb|kohlenhydrat|вуглевод|פחמימ/iu,
  fibre: /fib(?:re|er)|ballaststoff|fibr[ae]|клітковин|волок|סיבים/iu,
  sugars: /sugar|zucker|zuccher|цук[ор]|сукр|סוכר/iu,
  salt: /salt|salz|(?<!\p{L})sale(?!\p{L})|сіль|солі|מלח|sodium|natrium|sodio|натрі|נתרן/iu,
}

const sodium = /sodium|natrium|sodio|натрі|נתרן/iu

/** Salt is so many times the sodium in it. */
const saltOfSodium = 2.5

/** Parts of another one ("of which saturated"), which are in it already. */
const partOfAnother =
  /satur|gesättig|ungesättig|насичен|רווי|trans|транс|טרנס|from fat|added|zugesetzt|aggiunt|доданий|доданого|מוסף/iu

/** Words before a part of another one that may be named by itself. */
const ofWhich = /of which|davon|di cui|з них|מתוכ/iu

/** The nutrient that a part is about. "Carbohydrates 40 g of which sugars 5 g" is about two, and tells neither. */
function nutrientOf(part: string): Nutrient | undefined {
  if (partOfAnother.test(part)) return undefined
  const named = nutrients.filter((nutrient) => words[nutrient].test(part))
  if (!ofWhich.test(part)) return named[0]
  return named.length === 1 && named[0] === 'sugars' ? 'sugars' : undefined
}

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
  const isMilligrams = nutrient !== 'energy' && /\d\s*(?:mg|мг|מ"ג)/iu.test(part)
  const amount = isMilligrams ? Number(digits) / 1_000 : Number(digits)
  return nutrient === 'salt' && sodium.test(part) ? amount * saltOfSodium : amount
}

/**
 * Reads what cooks and other programs write about nutrition: "420 kcal, 12 g protein", "Fat: 9 g" a line. A value per
 * 100 g says nothing of a serving. Never throws.
 */
export function readNutrition(text: string): Nutrition {
  const read: Record<Nutrient, number | null> = { ...nothing }
  if (perWeight.test(text)) return read
  const parts = plain(text.slice(0, 5_000)).split(/[\n;,|•·]|(?<=\))\s|\s[-–—]\s/u)
  for (const part of parts) {
    const named = nutrientOf(part)
    if (named === undefined || read[named] !== null) continue
    const amount = amountIn(part, named)
    if (amount !== null && Number.isFinite(amount) && amount <= most) read[named] = amount
  }
  return read
}
