import { attachLabel, type Label, renameLabel } from '@potluck/api/labels'
import type { QuestionInput } from '@potluck/platform/change-effects'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { sameLabel } from '../same-label.ts'
import { bookOf } from './changed-page.ts'
import { previewOf } from './preview.ts'

const inOrder = (labels: readonly Label[]): Label[] =>
  labels.toSorted((one, other) => one.title.localeCompare(other.title, undefined, { sensitivity: 'base' }))

/** The labels after a change. Recipe counts come from the server only. */
export function changedLabels(labels: Label[], change: NewChange, question: QuestionInput): Label[] {
  if (bookOf(change.input) !== bookOf(question)) return labels
  if (change.endpoint === endpointName(renameLabel)) {
    const { data } = renameLabel.body.safeParse(change.input.body)
    const ownId = change.input.params?.id
    return data ? inOrder(labels.map((one) => (one.id === ownId ? { ...one, title: data.title } : one))) : labels
  }
  const { data } = attachLabel.body.safeParse(change.input.body)
  if (change.endpoint !== endpointName(attachLabel) || !data) return labels
  if (labels.some(({ title }) => sameLabel(title, data.title))) return labels
  const { title, recipeIds } = data
  const id = previewOf(change).labels?.[0]?.id ?? change.reference
  const newLabel = { id, title, createdAt: change.at, updatedAt: change.at }
  return inOrder([...labels, { ...newLabel, recipeCount: recipeIds.length, groupTitle: null }])
}
