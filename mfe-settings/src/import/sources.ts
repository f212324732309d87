import { importJsonLd, importPaprika } from '@potluck/api/data'

/** The kinds of file that can be brought over. */
export const sources = [
  { id: 'paprika', endpoint: importPaprika, job: 'import-paprika', accept: '.paprikarecipes' },
  { id: 'json-ld', endpoint: importJsonLd, job: 'import-json-ld', accept: '.json,.jsonld' },
] as const

export type ImportSource = (typeof sources)[number]
