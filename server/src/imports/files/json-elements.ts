/** Lists in which a file of recipes may stand, besides being a list itself. */
const listKeys = new Set(['@graph', 'recipes', 'items', 'itemListElement', 'data'])
const longestKey = 40

/** One element of a list, as it is written; null where it is longer than anything we read. */
export type JsonElement = string | null

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const opens: ReadonlySet<number | undefined> = new Set([0x5b, 0x7b])
const closes: ReadonlySet<number | undefined> = new Set([0x5d, 0x7d])

/** Bytes under way, until there are more than anybody reads. */
function collector(longest: number) {
  let pieces: Uint8Array[] = []
  let length = 0
  const clear = () => {
    pieces = []
    length = 0
  }
  return {
    clear,
    add(piece: Uint8Array) {
      length += piece.length
      if (length <= longest) pieces.push(piece)
      else pieces = []
    },
    take(): JsonElement {
      const taken = length > longest ? null : Buffer.concat(pieces).toString('utf8')
      clear()
      return taken
    },
  }
}

/**
 * Cuts a JSON text in UTF-8 into the elements of its list while it arrives, so that a file larger than memory can be
 * read: the outermost list, or a list of recipes right within the outermost object. Any other text is given as one
 * element. Each element is given as it is written, checked by whoever parses it.
 * @param longest most bytes of an element that is stored
 */
export async function* jsonElements(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<JsonElement> {
  /** The brackets that are open. */
  let depth = 0
  /** At which depth elements stand; null until a list is found. */
  let listDepth: number | null = null
  let isObject = false
  let inText = false
  let escaped = false
  let listFound = false
  const element = collector(longest)
  /** The whole, until a list is found in it. */
  const whole = collector(longest)
  let lastText = ''
  let key = ''

  function* take(): Generator<JsonElement> {
    const taken = element.take()
    if (taken?.trim() !== '') yield taken
  }

  for await (const chunk of chunks) {
    let from = 0
    const append = (to: number) => {
      if (listDepth === null || depth < listDepth) return
      if (to > from) element.add(chunk.subarray(from, to))
      from = to
    }
    if (!listFound) whole.add(chunk)
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk[at]
      if (inText) {
        if (escaped) escaped = false
        else if (code === backslash) escaped = true
        else if (code === quote) inText = false
        else if (depth === 1 && lastText.length < longestKey) lastText += String.fromCharCode(code ?? 0)
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
          listFound = true
          from = at + 1
          whole.clear()
        }
      } else if (closes.has(code)) {
        if (depth === listDepth) {
          append(at)
          yield* take()
          listDepth = isObject ? null : Number.POSITIVE_INFINITY
        }
        depth--
      } else if (code === comma && depth === listDepth) {
        append(at)
        from = at + 1
        yield* take()
      }
    }
    append(chunk.length)
  }
  yield* take()
  if (listFound) return
  const rest = whole.take()
  if (rest === null || rest.trim() !== '') yield rest
}
