import { importJsonLd, importPaprika } from '@potluck/api/data'
import type { JobKind } from '@potluck/api/jobs'

/** The kinds of file that can be brought over. */
export const sources = [
  { id: 'paprika', endpoint: importPaprika, job: 'import-paprika', accept: '.paprikarecipes,.paprikarecipe' },
  { id: 'json-ld', endpoint: importJsonLd, job: 'import-json-ld', accept: '.json,.jsonld' },
] as const

export type ImportSource = (typeof sources)[number]

/** Where the recipes of a job came from. */
export const sourceOf = (kind: JobKind): ImportSource => (kind === 'import-paprika' ? sources[0] : sources[1])
