import { createHash } from 'node:crypto'
import { labelKey } from '@potluck/search/label-title'
import type { Draft } from '../../book/recipes/insert.ts'
import { digestedValues } from '../../people/book-changes/draft-fields.ts'

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A digest of all texts, the rating and the labels of a recipe, without pictures: SHA-256 in base64url. */
export function fingerprintOf(draft: Omit<Draft, 'imageIds'>): string {
  const fields = digestedValues(draft).map((value) => (typeof value === 'string' ? value.trim() : value))
  return digestOf(JSON.stringify([fields, draft.labels.map(labelKey).sort()]))
}

/**
 * A digest that identifies a recipe in its source: SHA-256 in base64url, since ids may have any length.
 * @param place the source, such as a program
 * @param name the id of the recipe there
 */
export const originOf = (place: string, name: string): string => digestOf(`${place} ${name}`)
