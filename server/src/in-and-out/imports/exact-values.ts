import { folder, recipeDraft } from '@potluck/api/recipes'
import { z } from 'zod'
import type { Draft } from '../../book/recipes/insert.ts'
import type { ImportedRecipe } from './import-item.ts'

/**
 * What an own export adds to a recipe in a format of another program: its id, and the values that a reader of the format
 * would read differently, such as "about 10 minutes" where the format has minutes. Other programs skip it.
 */
export const exactName = 'potluck'

const exactDraft = recipeDraft.omit({ imageIds: true }).strip()
const exactId = z.object({ id: z.uuid() })
const exactInstant = z.object({ createdAt: z.iso.datetime() })
const exactFolder = z.object({ folder })

/** A recipe with the exact values of an own export; unchanged for any other value. */
export function withExactValues(recipe: ImportedRecipe, exact: unknown): ImportedRecipe {
  if (typeof exact !== 'object' || exact === null) return recipe
  const draft = exactDraft.safeParse({ ...recipe.draft, ...exact })
  const instant = exactInstant.safeParse(exact)
  const inFolder = exactFolder.safeParse(exact)
  const id = exactId.safeParse(exact)
  return {
    ...recipe,
    ...(draft.success ? { draft: draft.data } : {}),
    ...(instant.success ? { createdAt: instant.data.createdAt } : {}),
    ...(inFolder.success ? { folder: inFolder.data.folder } : {}),
    ...(id.success ? { exportedFrom: id.data.id } : {}),
  }
}

/** The values of a recipe that were read back differently, by field. */
export const exactValuesOf = (
  draft: Omit<Draft, 'imageIds'>,
  readBack: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(readBack[name] ?? emptyLike(value)) !== JSON.stringify(value),
    ),
  )

const emptyLike = (value: unknown): unknown => (typeof value === 'string' ? '' : null)
