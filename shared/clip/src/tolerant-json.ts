/**
 * Reads JSON as people and templates write it: comments, raw line breaks and tabs in strings, unescaped quotes inside
 * strings, single quotes, trailing, doubled and missing commas, bad escapes, CDATA and HTML comment wrappers, a text
 * cut off at its end, several values in a row (given back as one array).
 *
 * One pass, no backtracking: the time is linear in the length, which the repairing libraries do not promise (they take
 * minutes for 100 kB of quotes).
 *
 * @returns the value, or `undefined` where there is nothing to read. What is nested deeper than 200 is `null`, and what
 * comes after 200,000 values is not read.
 */
export function readTolerantJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return new TolerantReader(text).readAll()
  }
}

const deepest = 200
/** Ten times what the largest page of data seen holds; what is broken and larger is not read to its end. */
const maxValues = 200_000
const opening = /\{|(?<!<!|CDATA)\[/g
const blank = /[\s,;\p{Cc}]*/uy
const wrapper = /<!\[CDATA\[|<!--|\]\]>|-->/y
const bare = /(?:(?!\/\*|\s\/\/)[^,:{}[\]"'\n])*/y
/** The name of a field with its colon, as templates write them. */
const fieldName = /"@?[\w:/.-]{1,80}"\s{0,100}:/y
const doubleStop = /["\\]/g
const singleStop = /['\\]/g
const literals: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  ['NaN', null],
])
const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
])

class TolerantReader {
  readonly #text: string
  #at = 0
  #values = 0

  constructor(text: string) {
    this.#text = text
  }

  readAll(): unknown {
    const values: unknown[] = []
    while (this.#at < this.#text.length) {
      opening.lastIndex = this.#at
      const start = opening.exec(this.#text)?.index
      if (start === undefined) break
      this.#at = start
      values.push(this.#value(0))
      // Between two values there is nothing but separators; anything else is not ours.
      this.#skip()
      if (this.#at < this.#text.length && !/[{[]/.test(this.#here())) this.#at = this.#text.length
    }
    return values.length > 1 ? values : values[0]
  }

  #here(): string {
    return this.#text.charAt(this.#at)
  }

  /** Passes white space, separators, comments and wrappers. */
  #skip(): void {
    for (;;) {
      blank.lastIndex = Math.min(this.#at, this.#text.length)
      blank.test(this.#text)
      this.#at = blank.lastIndex
      const two = this.#text.slice(this.#at, this.#at + 2)
      if (two === '/*') this.#after('*/')
      else if (two === '//') this.#after('\n')
      else if (two === '<!' || two === ']]' || two === '--') {
        wrapper.lastIndex = this.#at
        if (!wrapper.test(this.#text)) return
        this.#at = wrapper.lastIndex
      } else return
    }
  }

  #after(end: string): void {
    const index = this.#text.indexOf(end, this.#at + 2)
    this.#at = index < 0 ? this.#text.length : index + end.length
  }

  #value(depth: number): unknown {
    this.#skip()
    this.#values++
    if (this.#values > maxValues) this.#at = this.#text.length
    const here = this.#here()
    if (depth > deepest) {
      this.#at++
      return null
    }
    if (here === '{') return this.#object(depth)
    if (here === '[') return this.#array(depth)
    if (here === '"' || here === "'") return this.#string(here)
    return this.#word()
  }

  #object(depth: number): unknown {
    const entries: [string, unknown][] = []
    this.#at++
    for (;;) {
      this.#skip()
      const here = this.#here()
      if (here === '}' || here === ']' || here === '') break
      const key = here === '"' || here === "'" ? this.#string(here) : String(this.#word() ?? '')
      this.#skip()
      if (this.#here() !== ':') {
        // A stray quote or bracket: step over it, or it would be met again for ever.
        if (this.#here() !== '"' && this.#here() !== '}') this.#at++
        continue
      }
      this.#at++
      const value = this.#value(depth + 1)
      if (key !== '__proto__') entries.push([key, value])
    }
    if (this.#here() === '}') this.#at++
    return Object.fromEntries(entries)
  }

  #array(depth: number): unknown {
    const values: unknown[] = []
    this.#at++
    for (;;) {
      this.#skip()
      const here = this.#here()
      if (here === ']' || here === '}' || here === '') break
      const before = this.#at
      const value = this.#value(depth + 1)
      if (this.#at === before) this.#at++
      else values.push(value)
    }
    if (this.#here() === ']') this.#at++
    return values
  }

  /** A number, a literal or bare text up to the next separator. */
  #word(): unknown {
    bare.lastIndex = this.#at
    const word = (bare.exec(this.#text)?.[0] ?? '').trim()
    this.#at = bare.lastIndex
    if (literals.has(word)) return literals.get(word)
    const number = Number(word)
    return word === '' || Number.isNaN(number) ? word : number
  }

  #string(quote: string): string {
    let read = ''
    this.#at++
    const stop = quote === '"' ? doubleStop : singleStop
    for (;;) {
      stop.lastIndex = this.#at
      const end = stop.test(this.#text) ? stop.lastIndex - 1 : this.#text.length
      read += this.#text.slice(this.#at, end)
      this.#at = end + 1
      if (end === this.#text.length) return read
      if (this.#text.charAt(end) === '\\') read += this.#escape()
      else if (this.#endsHere()) return read
      else read += quote
    }
  }

  #escape(): string {
    const letter = this.#here()
    this.#at++
    if (letter !== 'u') return escapes.get(letter) ?? letter
    const code = this.#text.slice(this.#at, this.#at + 4)
    if (!/^[\da-f]{4}$/i.test(code)) return ''
    this.#at += 4
    return String.fromCharCode(Number.parseInt(code, 16))
  }

  /** Whether the quote just passed ends its string, told from what follows it. */
  #endsHere(): boolean {
    const next = this.#nextSeen(this.#at)
    const follower = this.#text.charAt(next)
    if (follower === '' || follower === ':' || follower === '}' || follower === ']') return true
    if (follower === ',' || follower === ';')
      return /^["'{[\]},;\d\-tfn/]?$/.test(this.#text.charAt(this.#nextSeen(next + 1)))
    return follower === '"' && this.#beginsNext(next)
  }

  /** Whether a quote begins the next string, where the comma is missing: after a blank, or as the name of a field. */
  #beginsNext(quote: number): boolean {
    const isApart = quote > this.#at && /[\p{L}\p{N}@½¼¾]/u.test(this.#text.charAt(quote + 1))
    fieldName.lastIndex = quote
    return isApart || fieldName.test(this.#text) || this.#text.slice(this.#at, quote).includes('\n')
  }

  /** Where the next character stands that is no white space. */
  #nextSeen(from: number): number {
    let at = from
    while (at < this.#text.length && this.#text.charCodeAt(at) <= 32) at++
    return at
  }
}
