import { withoutControls } from '@potluck/api/fields'
import type { ImportNote } from '@potluck/api/import-notes'
import { recipeDraft } from '@potluck/api/recipes'
import { withoutLongDecimals } from '@potluck/cooking/without-long-decimals'
import { withoutStyle } from '@potluck/cooking/without-style'
import { textFields, textFieldsOnPage } from '@potluck/recipe/fields'
import { cleanLabelTitles } from '@potluck/search/label-title'
import type { Translate } from '../../machinery/base/words-in.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { FittedRecipe, ImportedRecipe } from './import-item.ts'

const lines = textFieldsOnPage.filter(({ kind }) => kind === 'line')
const pages = textFieldsOnPage.filter(({ kind }) => kind !== 'line')

export const maxLabels = 100
const maxLabelLength = 100

/**
 * Cuts a text at a whole character, never within a surrogate pair. Returns a copy: a slice would retain the whole text
 * in memory.
 */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : structuredClone(text.slice(0, length)).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Fits an imported recipe into the limits of a recipe. A text that is too long for its line is added to the notes. Every
 * change adds an import note.
 */
export function fitDraft(item: ImportedRecipe, t: Translate): FittedRecipe {
  const fitted = { ...item.draft }
  const notes: ImportNote[] = [...item.notes]
  const tooLong: string[] = []
  for (const { name } of textFields) fitted[name] = withoutControls(fitted[name].replaceAll('\u0000', '')).trim()
  // Ingredients are parsed for amounts, so they have no signs for bold and italic.
  fitted.ingredients = withoutLongDecimals(withoutStyle(fitted.ingredients))
  for (const { name: field, max } of lines) {
    if (fitted[field].length <= max) continue
    tooLong.push(fitted[field])
    fitted[field] = cut(fitted[field], max)
    notes.push({ code: 'continued-in-notes', field })
  }
  fitted.notes = [fitted.notes, ...tooLong].filter((part) => part !== '').join('\n\n')
  for (const { name: field, max } of pages) {
    if (fitted[field].length <= max) continue
    fitted[field] = cut(fitted[field], max)
    notes.push({ code: 'cut', field })
  }
  const labels = cleanLabelTitles(item.draft.labels.map((title) => cut(title, maxLabelLength)))
  if (labels.length > maxLabels) notes.push({ code: 'labels-left-out', kept: maxLabels })
  if (fitted.title === '') {
    fitted.title = t('import.untitled')
    notes.push({ code: 'named' })
  }
  const draft = recipeDraft
    .omit({ imageIds: true })
    .strip()
    .parse({ ...fitted, labels: labels.slice(0, maxLabels) })
  return { ...item, draft, notes, fingerprint: fingerprintOf(draft) }
}
