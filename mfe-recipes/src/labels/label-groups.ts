import type { Label } from '@potluck/api/labels'
import { matchingLabels } from '../book/matching-labels.ts'

/** Labels that stand together; those without a group come first, under no title. */
export interface LabelGroup {
  readonly title: string | null
  readonly labels: readonly Label[]
}

/** The labels whose title, or whose group's, holds the words, group by group, each in the order given. */
export function labelGroups(labels: readonly Label[], words: string): readonly LabelGroup[] {
  const titles = labels.flatMap(({ title, groupTitle }) => (groupTitle === null ? [title] : [title, groupTitle]))
  const fitting = new Set(matchingLabels(titles, words, []))
  const shown = labels.filter(
    ({ title, groupTitle }) => fitting.has(title) || (groupTitle !== null && fitting.has(groupTitle)),
  )
  const byGroup = Map.groupBy(shown, ({ groupTitle }) => groupTitle)
  const named = [...byGroup.keys()].filter((title) => title !== null).toSorted((a, b) => a.localeCompare(b))
  const alone = byGroup.get(null)
  return [
    ...(alone ? [{ title: null, labels: alone }] : []),
    ...named.map((title) => ({ title, labels: byGroup.get(title) ?? [] })),
  ]
}
