import type { LabelChoice, Narrowing } from './narrowing.ts'

/** The labels of a narrowing. */
type LabelFilter = Pick<Narrowing, 'labels' | 'withoutLabelIds' | 'withoutUnlabeled'>

/** Which recipes have which label: their numbers by its id, each once. */
export type NumbersLabelled = ReadonlyMap<string, readonly number[]>

/** How many of the labels each recipe has. */
function countsOf(ids: Iterable<string>, size: number, labelled: NumbersLabelled): Uint16Array {
  const counts = new Uint16Array(size)
  for (const id of ids) for (const number of labelled.get(id) ?? []) counts[number] = (counts[number] ?? 0) + 1
  return counts
}

/**
 * Which recipes have the labels that are asked for, 1 by their numbers; null where none are. Found by label: a recipe after the
 * other, ten thousand would be looked at with each letter.
 * @param size how many numbers there are
 * @param numbersLabelled asked where labels count
 */
export function withLabels(
  filter: LabelFilter,
  size: number,
  numbersLabelled: () => NumbersLabelled,
): Uint8Array | null {
  const { labels, withoutLabelIds, withoutUnlabeled } = filter
  if (labels.length + withoutLabelIds.length === 0 && !withoutUnlabeled) return null
  const labelled = numbersLabelled()
  const passing = new Uint8Array(size).fill(1)
  const ofAny =
    withoutUnlabeled || labels.some(({ unlabeled }) => unlabeled) ? countsOf(labelled.keys(), size, labelled) : null
  for (const choice of labels) removeUnchosen(passing, choice, countsOf(choice.ids, size, labelled), ofAny)
  const unwanted = countsOf(withoutLabelIds, size, labelled)
  for (let at = 0; at < size; at += 1) if (unwanted[at] || (withoutUnlabeled && !ofAny?.[at])) passing[at] = 0
  return passing
}

function removeUnchosen(
  passing: Uint8Array,
  choice: LabelChoice,
  counts: Uint16Array,
  ofAny: Uint16Array | null,
): void {
  const { least, unlabeled, every } = choice
  for (let at = 0; at < passing.length; at += 1) {
    const hasThem = least > 0 && (counts[at] ?? 0) >= least
    const hasNone = unlabeled && ofAny?.[at] === 0
    const isChosen = every ? (hasThem || least === 0) && (hasNone || !unlabeled) : hasThem || hasNone
    if (!isChosen) passing[at] = 0
  }
}
