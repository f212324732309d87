import { sameLabel } from '../same-label.ts'

/** Labels whose title holds the words; those already chosen always show, so that they can be taken off. */
export function matchingLabels(titles: readonly string[], words: string, chosen: readonly string[]): readonly string[] {
  const wanted = words.trim().toLocaleLowerCase()
  return titles.filter(
    (title) => chosen.some((other) => sameLabel(other, title)) || title.toLocaleLowerCase().includes(wanted),
  )
}
