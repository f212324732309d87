/** Deepest nesting, and most values, of a JSON text that is parsed: recipes have a handful of levels. */
const maxDepth = 100
const maxValues = 1_000_000

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d]

/** Where a text that begins at `start` ends, or -1. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    if (end === -1) return -1
    let before = end
    while (json.charCodeAt(before - 1) === backslash) before--
    if ((end - before) % 2 === 0) return end
  }
}

/**
 * Whether a JSON text may be parsed: a few bytes of nested brackets take gigabytes of the parser, and so do millions of
 * empty values. Looks at signs alone; whether it is JSON is the parser's to say.
 */
export function isWithinLimits(json: string): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) {
      at = endOfText(json, at)
      if (at === -1) return true
    } else if (code === comma) {
      if (++values > maxValues) return false
    } else if (code === openList || code === openObject) {
      if (++depth > maxDepth || ++values > maxValues) return false
    } else if (code === closeList || code === closeObject) depth--
  }
  return true
}
