/** What lists begin their lines with. */
export const bullet = /^[*•·▢☐□▪●◦‣–—-]\s+/u

/** Words for small amounts that begin an ingredient line. */
const amountWords =
  /^(?:an?|one|two|three|four|five|six|half|few|some|pinch|dash|handful|ein(?:e[nr]?)?|zwei|drei|vier|etwas|prise|un|una|uno|due|tre|une|deux|trois|dos|tres|uma?|dois|een|twee|drie|snufje|щіпка|одна?|дві|щепотка|szczypta|pol|pár)\s/iu

const amount = /^(?:\p{N}|[~≈±]|ca\.?\s?\d|about \d|approx)/iu
const measured =
  /\d\s?(?:g|gr|kg|ml|cl|dl|l|oz|lb|lbs|tsp|tbsp|cups?|el|tl)\b|\d\s?(?:г|мл|кг|шт|ст|ч\.|גרם|כוס|כפ|克|毫升|个|個|本|枚)|(?:大さじ|小さじ)\s?\d/iu

/** Whether a line ends as a sentence does. */
export const isSentence = (line: string): boolean => /[.!?。…]["”»)]?$/.test(line)

/**
 * How much a line looks like an ingredient: 1 where it begins with an amount, less where it is only short, below 0
 * where it is a sentence or a numbered step.
 */
export function ingredientLooks(written: string): number {
  if (written.length > 200) return -1
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
