import type { DocsPage, DocsSection } from './read-pages.ts'

/** A section in which all words of a search stand. */
export interface DocsResult {
  readonly page: DocsPage
  readonly section: DocsSection
  /** The words around the first one that was found. */
  readonly excerpt: string
}

const atMost = 30

/** How well a section answers; 0 if a word is missing. */
function weightOf(page: DocsPage, { heading, text }: DocsSection, words: readonly string[]): number {
  const [titled, headed, body] = [page.title, heading, text].map((part) => part.toLowerCase())
  const weights = words.map((word): number => {
    if (headed?.includes(word)) return 3
    if (body?.includes(word)) return 1
    return titled?.includes(word) ? 0.5 : 0
  })
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight)
}

function excerptOf(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...places, text.length) - 60)
  const from = places.length === 0 || start === 0 ? 0 : text.indexOf(' ', start) + 1
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + 220)}${from + 220 < text.length ? ' …' : ''}`
}

/** The sections that have all words, the best first. */
export function searchPages(pages: Iterable<DocsPage>, query: string): readonly DocsResult[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return [...pages]
    .flatMap((page) => page.sections.map((section) => ({ page, section, weight: weightOf(page, section, words) })))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, atMost)
    .map(({ page, section }) => ({ page, section, excerpt: excerptOf(section.text, words) }))
}
