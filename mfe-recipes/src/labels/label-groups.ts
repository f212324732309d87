import type { Label } from '@potluck/api/labels'
import { matchingLabels } from '../book/matching-labels.ts'

/** A group of labels; labels without a group come first, with an empty title. */
export interface LabelGroup {
  readonly title: string | null
  readonly labels: readonly Label[]
}

/** The labels whose title or group contains the words, by group, in the given order. */
export function labelGroups(labels: readonly Label[], words: string): readonly LabelGroup[] {
  const titles = labels.flatMap(({ title, groupTitle }) => (groupTitle === null ? [title] : [title, groupTitle]))
  const fitting = new Set(matchingLabels(titles, words, []))
  const visibleLabels = labels.filter(
    ({ title, groupTitle }) => fitting.has(title) || (groupTitle !== null && fitting.has(groupTitle)),
  )
  const byGroup = Map.groupBy(visibleLabels, ({ groupTitle }) => groupTitle)
  const groupTitles = [...byGroup.keys()].filter((title) => title !== null).toSorted((a, b) => a.localeCompare(b))
  const alone = byGroup.get(null)
  return [
    ...(alone ? [{ title: null, labels: alone }] : []),
    ...groupTitles.map((title) => ({ title, labels: byGroup.get(title) ?? [] })),
  ]
}
