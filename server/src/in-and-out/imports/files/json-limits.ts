/** Max nesting and max values of a JSON text that is parsed. Recipes have only a few levels. */
const maxDepth = 100
const maxValues = 1_000_000

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d]

/** The index of the quote that ends a string which begins at `start`; -1 if it does not end. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    if (end === -1) return -1
    let before = end
    while (json.charCodeAt(before - 1) === backslash) before--
    if ((end - before) % 2 === 0) return end
  }
}

const isOpening = (code: number): boolean => code === openList || code === openObject
const isClosing = (code: number): boolean => code === closeList || code === closeObject

/**
 * Whether a JSON text is within the limits of the parser: a few bytes of nested brackets, or millions of empty values,
 * would take gigabytes of memory. It does not check whether the text is valid JSON.
 */
export function isWithinLimits(json: string): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) {
      at = endOfString(json, at)
      if (at === -1) return true
    } else if (code === comma) values++
    else if (isOpening(code)) {
      depth++
      values++
    } else if (isClosing(code)) depth--
    if (depth > maxDepth || values > maxValues) return false
  }
  return true
}
