/** The signs with which lines of lists begin. */
export const bullet = /^[*•·▢☐□▪●◦‣–—-]\s+/u

/** Words for small amounts that begin an ingredient line. */
const amountWords =
  /^(?:an?|one|two|three|four|five|six|half|few|some|pinch|dash|handful|ein(?:e[nr]?)?|zwei|drei|vier|etwas|prise|un|una|uno|due|tre|une|deux|trois|dos|tres|uma?|dois|een|twee|drie|snufje|щіпка|одна?|дві|щепотка|szczypta|pol|pár)\s/iu

const amount = /^(?:\p{N}|[~≈±]|ca\.?\s?\d|about \d|approx)/iu
const measured =
  /\d\s?(?:g|gr|kg|ml|cl|dl|l|oz|lb|lbs|tsp|tbsp|cups?|el|tl)\b|\d\s?(?:г|мл|кг|шт|ст|ч\.|גרם|כוס|כפ|克|毫升|个|個|本|枚)|(?:大さじ|小さじ)\s?\d/iu

/** Rows of nutrition tables: the name of a nutrient, or its amount. */
const nutrition =
  /^(?:(?:of which )?(?:total |added |dietary |trans |saturated |unsaturated |polyunsaturated |monounsaturated )*(?:calories|energy|kcal|salt(?=\s?\d)|fats?|saturates|cholesterol|sodium|carbohydrates?|carbs|fib(?:er|re)|sugars?|protein|potassium|calcium|iron|vitamin [a-k]\d*|brennwert|kalorien|eiweiß|kohlenhydrate|davon zucker|ballaststoffe|calorie|grassi|carboidrati|proteine|lipides|glucides|protéines|calorías|calorieën|grasas|hidratos de carbono|proteínas|calorias|gorduras|vetten|koolhydraten|eiwitten|vezels|енергія|білки|жири|вуглеводи|калории|белки|жиры|углеводы|קלוריות|חלבונים|פחמימות|שומן)(?!\p{L})\s*[:：]?\s*)(?:[<~]?\s*\d[\d.,]*\s?(?:kcal|kj|cal|mg|mcg|µg|g|%)?\s?(?:\(?\d+\s?%\)?)?)?$/iu
const bareMass = /^[<~]?\d[\d.,]*\s?(?:kcal|kj|cal|mg|mcg|µg|g|%)$/i

/** Whether a line is a row of a nutrition table. */
export const isNutrition = (line: string): boolean => nutrition.test(line) || bareMass.test(line)

/** Lines that sites put between those of a recipe: sign up, accept, follow, buy. Whole lines, and only these. */
const invitation =
  /^(?:(?:please )?(?:sign|signing) up (?:to|for|here|now)\b.*|subscribe(?:\s(?:to|for|here|now)\b.*)?|(?:join|get|receive) (?:our|my|the) (?:free )?(?:newsletter|mailing list|email list)\b.*|.{0,60}\bnewsletter\b.{0,60}|.{0,40}\b(?:we|this (?:site|page|website)) uses? cookies\b.*|(?:this (?:post|page|recipe|article) (?:may )?contains? |as an? ).{0,40}\b(?:affiliate|amazon associate)\b.*|.{0,40}\baffiliate links?\b.{0,80}|follow (?:us|me) on\b.{0,60}|(?:pin|save|print|share|rate) (?:it|this(?: recipe)?)(?: for later| now)?[.!]?|advertisement|anzeige|werbung|publicité|publicidad|reklama|реклама|add to (?:cart|basket|shopping list)|jetzt (?:zum newsletter )?anmelden\b.*|did you (?:make|try|cook|bake) (?:this|it)\b.{0,160}|(?:download|get|try) (?:our|the|my) (?:free )?app\b.{0,120}|looking for (?:more|other|another)\b.{0,160}|(?:check|find) out (?:our|my) (?:other|more)\b.{0,120}|don['’]t forget to (?:subscribe|follow|share|rate|pin|tag)\b.{0,120}|click here to\b.{0,60}|your (?:device|browser) (?:does not|doesn't) support\b.{0,60}|[^.!?]{0,60}\(\d[\d.,]* ?[km]b\)(?: \| download)?|@[\w.]{2,40})$/i

/** Who made a page: "Photos: A. Name", "Redaktion: B. Name". */
const credit =
  /^(?:photos?|photography|photo credits?|pictures?|images?|foto(?:'?s|grafie)?|bild(?:er)?|autor(?:in|e)?|redaktion|author)\s?:\s?\p{Lu}.{0,60}$|^(?:copyright|©|\(c\))\s.{4,180}$/iu

/** Texts that the law demands of sites, at any length: about their cookies, and who pays them. */
const notice =
  /^(?:(?:we|this (?:site|page|website)) uses? cookies\b|.{0,60}\bis a participant in the amazon\b|.{0,100}\bfollow us on (?:facebook|instagram|pinterest|twitter|youtube|tiktok)\b)/i

/** Whether a line invites to something else than cooking. */
export const isInvitation = (line: string): boolean =>
  (line.length <= 200 && (invitation.test(line) || credit.test(line.replaceAll('’', "'")))) ||
  (line.length <= 2_000 && notice.test(line))

/** Whether a line ends as a sentence does. */
export const isSentence = (line: string): boolean => /[.!?。…]["”»)]?$/.test(line)

/**
 * How much a line looks like an ingredient: 1 where it begins with an amount, less where it is only short, below 0
 * where it is a sentence or a numbered step.
 */
export function ingredientLooks(written: string): number {
  if (written.length > 200 || isNutrition(written)) return -1
  const line = written.replace(bullet, '')
  const sentence = line.length > 60 && isSentence(line)
  if (amount.test(line)) return sentence ? 0.2 : /^\d+[.)]\s/.test(line) ? -0.3 : 1
  if (measured.test(line)) return sentence ? 0 : 0.9
  if (amountWords.test(line)) return sentence ? 0 : 0.7
  return sentence ? -0.6 : line.length <= 60 ? 0.3 : 0
}

/** How much a line looks like a step: sentences do, and so do lines of some length. */
export function stepLooks(line: string): number {
  // Chinese, Japanese and Korean say in one letter what others say in three.
  const length = line.length * (/[\u3040-\u9fff\uac00-\ud7af]/.test(line) ? 3 : 1)
  if (length < 12) return -0.2
  return (length > 40 ? 0.6 : 0.2) + (isSentence(line) || /[:)]$/.test(line) ? 0.4 : 0)
}
