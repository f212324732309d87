import { createHash } from 'node:crypto'
import { labelKey } from '@potluck/search/label-title'
import { draftFields } from '../book-changes/draft-fields.ts'
import type { Draft } from '../recipes/insert.ts'

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Tells whether two recipes say the same, whatever their pictures: SHA-256 in base64url. */
export function fingerprintOf(draft: Omit<Draft, 'imageIds'>): string {
  const said = draftFields.map((field) => {
    const value = draft[field]
    return typeof value === 'string' ? value.trim() : value
  })
  return digestOf(JSON.stringify([said, draft.labels.map(labelKey).sort()]))
}

/**
 * Names a recipe where it comes from, among all places: SHA-256 in base64url, as names may be of any length.
 * @param place such as the program that gives these names
 */
export const originOf = (place: string, name: string): string => digestOf(`${place} ${name}`)
