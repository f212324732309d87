import { sameLabel } from '../same-label.ts'

/** Labels whose title contains the words. Selected labels are always included, so that they can be removed. */
export function matchingLabels(titles: readonly string[], words: string, chosen: readonly string[]): readonly string[] {
  const query = words.trim().toLocaleLowerCase()
  return titles.filter(
    (title) => chosen.some((other) => sameLabel(other, title)) || title.toLocaleLowerCase().includes(query),
  )
}
