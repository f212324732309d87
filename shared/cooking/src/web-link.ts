/** The address when a browser may follow it safely (http or https), or null. */
export function webLink(address: string): string | null {
  const written = address.trim()
  if (!/^https?:\/\//i.test(written)) return null
  try {
    return new URL(written).href
  } catch {
    return null
  }
}

/** The site of an address, as a cook would say it: "example.org". Null when it is no web address. */
export function siteOf(address: string): string | null {
  const link = webLink(address)
  return link === null ? null : new URL(link).hostname.replace(/^www\./, '')
}

/** A run of text, or an address in it. */
export interface TextPiece {
  readonly text: string
  readonly link: string | null
}

const addresses = /https?:\/\/[^\s<>"]+/gi
const closingMarks = new Set('.,;:!?\'")]')

/** An address without the marks of the sentence around it; a bracket that was opened inside is closed inside. */
function withoutClosingMarks(address: string): string {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  while (closingMarks.has(address.charAt(end - 1))) {
    if (address.charAt(end - 1) === ')') {
      if (unopened <= 0) break
      unopened -= 1
    }
    end -= 1
  }
  return address.slice(0, end)
}

/** Cuts a text into runs and web addresses; joined, they give the text back. */
export function piecesOf(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(addresses)) {
    const address = withoutClosingMarks(match[0])
    const link = webLink(address)
    if (link === null) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), link: null })
    pieces.push({ text: address, link })
    end = match.index + address.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), link: null })
  return pieces
}
