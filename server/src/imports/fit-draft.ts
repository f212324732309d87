import { recipeDraft } from '@potluck/api/recipes'
import { cleanLabelTitles } from '../labels/label-title.ts'
import type { Draft } from '../recipes/insert.ts'
import type { ImportedRecipe } from './import-item.ts'

const lines = ['title', 'yield', 'activeTime', 'totalTime', 'source', 'url'] as const
const pages = ['description', 'ingredients', 'instructions', 'notes'] as const

/** Most characters of each field (the limits of `recipeDraft`). */
const longest = {
  title: 500,
  yield: 2_000,
  activeTime: 2_000,
  totalTime: 2_000,
  source: 2_000,
  url: 2_000,
  description: 20_000,
  ingredients: 100_000,
  instructions: 100_000,
  notes: 100_000,
} as const
const mostLabels = 100
const labelLength = 100

/** Cuts at a whole character, never within a pair of surrogates. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Makes an imported recipe fit the limits of our recipes. What is too long for its line is kept whole in the notes, as
 * far as they reach; every change is told.
 */
export function fitDraft({ draft, changes }: ImportedRecipe): { readonly draft: Draft; readonly changes: string[] } {
  const fitted = { ...draft }
  const told = [...changes]
  const tooLong: string[] = []
  for (const name of [...lines, ...pages]) fitted[name] = fitted[name].replaceAll('\u0000', '').trim()
  for (const name of lines) {
    if (fitted[name].length <= longest[name]) continue
    tooLong.push(fitted[name])
    fitted[name] = cut(fitted[name], longest[name])
    told.push(`Its ${name} was too long: all of it is in the notes.`)
  }
  fitted.notes = [fitted.notes, ...tooLong].filter((part) => part !== '').join('\n\n')
  for (const name of pages) {
    if (fitted[name].length <= longest[name]) continue
    fitted[name] = cut(fitted[name], longest[name])
    told.push(`Its ${name} were too long and were cut.`)
  }
  const labels = cleanLabelTitles(draft.labels.map((title) => cut(title, labelLength)))
  if (labels.length > mostLabels) told.push(`Only ${mostLabels} of its labels were kept.`)
  if (fitted.title === '') {
    fitted.title = 'Untitled recipe'
    told.push('It had no name and was given one.')
  }
  return { draft: recipeDraft.parse({ ...fitted, labels: labels.slice(0, mostLabels) }), changes: told }
}
