import { decodeHTMLStrict } from 'entities'
import { readAgain } from './misread-text.ts'

const blockTag = /<\/?(?:p|div|br|li|ul|ol|tr|h[1-6]|section|article|blockquote|dd|dt|dl|table|hr)\b[^<>]*>/gi
const anyTag = /<(?:\/?[a-z]|!)[^<>]*>/gi
const invisible = /[\u00AD\u200B\u2060\uFEFF]|[^\P{Cc}\s]/gu
/** White space that is not one plain blank. */
const loose = /\s{2,}|[^\S ]/g

/** Shortcodes that WordPress plug-ins leave in texts: `[caption id="a"]`, `[/caption]`. A title in brackets has no such values. */
const shortcode =
  /\[[a-z][\w-]{1,40}(?:\s+[\w-]{1,40}=(?:"[^"]{0,200}"|'[^']{0,200}'|[^\s\]]{1,200})){1,12}\s*\/?\]|\[\/[a-z][\w-]{1,40}\]/gi

/** No field of a recipe is longer, and none has more lines. */
const maxLength = 100_000
const maxLines = 1000

/** Entities and markup are often escaped once or twice more than they should be; more often than this never. */
const passes = 4

/**
 * Reads a value that may hold markup, entities or escaped markup as plain lines, one per block or written line. Lines
 * are trimmed, inner white space is one blank, empty lines are gone.
 */
export function plainLines(text: string): string[] {
  let current = text.slice(0, maxLength)
  for (let pass = 0; pass < passes && /[<&]/.test(current); pass++) {
    const next = decodeHTMLStrict(withoutTags(current))
    if (next === current) break
    current = next
  }
  return current
    .replace(shortcode, '')
    .replace(/(?:\\r)?\\n/g, '\n')
    .split(/[\n\r\u2028\u2029]+/, maxLines)
    .map(oneLine)
    .filter(Boolean)
}

/** The same as one line. */
export const plainText = (text: string): string => plainLines(text).join(' ')

/** Text that is known to hold no markup, with its white space put in order. */
export const oneLine = (text: string): string => readAgain(text).replace(invisible, '').replace(loose, ' ').trim()

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return withoutElement(withoutElement(text, 'script'), 'style').replace(blockTag, '\n').replace(anyTag, '')
}

/** Cuts an element with its content. By index and not by pattern: a missing end tag must not cost a scan each time. */
function withoutElement(text: string, name: string): string {
  const lower = text.toLowerCase()
  // Lower-casing may change the length of exotic letters; then positions would not fit.
  if (lower.length !== text.length || !lower.includes(`<${name}`)) return text
  let cleanText = ''
  let from = 0
  for (;;) {
    const start = lower.indexOf(`<${name}`, from)
    const end = start < 0 ? -1 : lower.indexOf(`</${name}`, start)
    if (end < 0) return cleanText + text.slice(from)
    cleanText += text.slice(from, start)
    from = end
  }
}
