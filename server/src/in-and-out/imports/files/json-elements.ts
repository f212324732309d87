/** Keys of an object whose list may contain the recipes of a file. */
const listKeys = new Set(['@graph', 'recipes', 'items', 'itemListElement', 'data'])
const maxKeyLength = 40

/** The JSON text of one element of a list; null if it is longer than the limit. */
export type JsonElement = string | null

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openList, openObject] = [0x5b, 0x7b]
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Collects bytes up to a limit. */
class ByteCollector {
  readonly #maxBytes: number
  #pieces: Uint8Array[] = []
  #length = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  add(piece: Uint8Array): void {
    this.#length += piece.length
    if (this.#length <= this.#maxBytes) this.#pieces.push(piece)
    else this.#pieces = []
  }

  clear(): void {
    this.#pieces = []
    this.#length = 0
  }

  /** Returns the collected bytes as text and clears them; null if there were too many. */
  take(): JsonElement {
    const text = this.#length > this.#maxBytes ? null : Buffer.concat(this.#pieces).toString('utf8')
    this.clear()
    return text
  }
}

/** Splits a JSON text that arrives in chunks: tracks strings, brackets and the list whose elements it yields. */
class JsonSplitter {
  readonly #element: ByteCollector
  /** The whole text, until a list begins. */
  readonly #whole: ByteCollector
  #chunk: Uint8Array = new Uint8Array()
  /** Index in the chunk of the first byte of the element that is not collected yet. */
  #start = 0
  /** Number of open brackets. */
  #depth = 0
  /** The depth of the elements; null until a list begins, infinite after the last one. */
  #listDepth: number | null = null
  #hasList = false
  /** Whether the outermost value is an object. */
  #isObject = false
  #isInString = false
  #isEscaped = false
  /** The beginning of the latest string directly in the outermost value, and the latest key there. */
  #lastString = ''
  #key = ''

  constructor(maxBytes: number) {
    this.#element = new ByteCollector(maxBytes)
    this.#whole = new ByteCollector(maxBytes)
  }

  *add(chunk: Uint8Array): Generator<JsonElement> {
    this.#chunk = chunk
    this.#start = 0
    if (!this.#hasList) this.#whole.add(chunk)
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      if (this.#isInString) this.#readInString(byte)
      else if (this.#readStructure(byte, at)) yield* this.#takeElement()
    }
    this.#collectUpTo(chunk.length)
  }

  *end(): Generator<JsonElement> {
    yield* this.#takeElement()
    if (this.#hasList) return
    const text = this.#whole.take()
    if (text === null || text.trim() !== '') yield text
  }

  #readInString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === backslash) this.#isEscaped = true
    else if (byte === quote) this.#isInString = false
    else if (this.#depth === 1 && this.#lastString.length < maxKeyLength) this.#lastString += String.fromCharCode(byte)
  }

  /** Reads a byte outside of strings. @returns whether an element ends before it */
  #readStructure(byte: number, at: number): boolean {
    if (byte === quote) {
      this.#isInString = true
      this.#lastString = ''
    } else if (byte === colon) {
      if (this.#depth === 1) this.#key = this.#lastString
    } else if (byte === openList || byte === openObject) this.#open(byte, at)
    else if (closings.has(byte)) return this.#close(at)
    else if (byte === comma && this.#depth === this.#listDepth) {
      this.#collectUpTo(at)
      this.#start = at + 1
      return true
    }
    return false
  }

  #open(byte: number, at: number): void {
    if (this.#depth === 0) this.#isObject = byte === openObject
    const isRecipeList = this.#depth === 1 && this.#isObject && listKeys.has(this.#key)
    const isList = byte === openList && (this.#depth === 0 || isRecipeList)
    this.#depth++
    if (!isList || this.#listDepth !== null) return
    this.#listDepth = this.#depth
    this.#hasList = true
    this.#start = at + 1
    this.#whole.clear()
  }

  #close(at: number): boolean {
    const isEndOfList = this.#depth === this.#listDepth
    if (isEndOfList) {
      this.#collectUpTo(at)
      this.#listDepth = this.#isObject ? null : Number.POSITIVE_INFINITY
    }
    this.#depth--
    return isEndOfList
  }

  #collectUpTo(end: number): void {
    if (this.#listDepth === null || this.#depth < this.#listDepth) return
    if (end > this.#start) this.#element.add(this.#chunk.subarray(this.#start, end))
    this.#start = end
  }

  *#takeElement(): Generator<JsonElement> {
    const element = this.#element.take()
    if (element?.trim() !== '') yield element
  }
}

/**
 * Splits a JSON text in UTF-8 into the elements of its list while it arrives, so that a file larger than memory can be
 * read. The list is the outermost value, or a list of recipes directly in the outermost object. Any other text is one
 * element. Elements are not validated.
 * @param maxBytes max bytes of an element; a longer element is null
 */
export async function* jsonElements(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<JsonElement> {
  const splitter = new JsonSplitter(maxBytes)
  for await (const chunk of chunks) yield* splitter.add(chunk)
  yield* splitter.end()
}
