/** Lists in which a file of recipes may stand, besides being a list itself. */
const listKeys = new Set(['@graph', 'recipes', 'items', 'itemListElement', 'data'])

/** One element of a list, as it is written; null where it is longer than anything we read. */
export type JsonElement = string | null

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const opens = new Set([0x5b, 0x7b])
const closes = new Set([0x5d, 0x7d])

const isSpace = (text: string): boolean => text.trim() === '' || text === '\uFEFF'

/**
 * Cuts a JSON text into the elements of its list while it arrives, so that a file larger than memory can be read: the
 * outermost list, or a list of recipes right within the outermost object. Any other text is given as one element. Each
 * element is given as it is written, checked by whoever parses it.
 * @param longest most characters of an element that is kept
 */
export async function* jsonElements(chunks: AsyncIterable<string>, longest: number): AsyncGenerator<JsonElement> {
  /** The brackets that are open. */
  let depth = 0
  /** At which depth elements stand; null until a list is found. */
  let listDepth: number | null = null
  let isObject = false
  let inText = false
  let escaped = false
  let given = 0
  /** The element under way. */
  let element = ''
  let tooLong = false
  /** The whole, until a list is found in it. */
  let whole = ''
  let lastText = ''
  let key = ''

  function take(): JsonElement | undefined {
    const taken = tooLong ? null : element
    element = ''
    tooLong = false
    if (taken !== null && isSpace(taken)) return undefined
    given++
    return taken
  }

  for await (const chunk of chunks) {
    let from = 0
    const keep = (to: number) => {
      if (listDepth === null || depth < listDepth) return
      if (element.length + to - from > longest) tooLong = true
      element = tooLong ? '' : element + chunk.slice(from, to)
      from = to
    }
    if (listDepth === null && given === 0 && whole.length <= longest) whole += chunk
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (inText) {
        if (escaped) escaped = false
        else if (code === backslash) escaped = true
        else if (code === quote) inText = false
        else if (depth === 1 && lastText.length < 40) lastText += chunk[at]
      } else if (code === quote) {
        inText = true
        lastText = ''
      } else if (code === colon) {
        if (depth === 1) key = lastText
      } else if (opens.has(code)) {
        if (depth === 0) isObject = code === 0x7b
        const isList = code === 0x5b && (depth === 0 || (depth === 1 && isObject && listKeys.has(key)))
        depth++
        if (isList && listDepth === null) {
          listDepth = depth
          from = at + 1
          whole = ''
        }
      } else if (closes.has(code)) {
        if (depth === listDepth) {
          keep(at)
          const last = take()
          if (last !== undefined) yield last
          listDepth = isObject ? null : Number.POSITIVE_INFINITY
        }
        depth--
      } else if (code === comma && depth === listDepth) {
        keep(at)
        from = at + 1
        const next = take()
        if (next !== undefined) yield next
      }
    }
    keep(chunk.length)
  }
  const rest = take()
  if (rest !== undefined) yield rest
  if (given === 0 && !isSpace(whole)) yield whole.length > longest ? null : whole
}
