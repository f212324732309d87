import { findImportFormat, type ImportFormat, type ImportFormatId } from '@potluck/api/import-formats'

/** The page for a file of any kind, beside those of the formats. */
export const anySource = 'any'

/** The format that a page is for; null where the file decides. */
export type ImportSource = ImportFormat | null

/** The name of a source in an address. */
export const sourceName = (source: ImportSource): string => source?.id ?? anySource

/** Formats that are pages of their own; Living Cookbook's two are one. */
type SourceId = Exclude<ImportFormatId, 'fdxz'>

/** Apps, the most usual first, and kinds of files. */
export const appSources = [
  'paprika',
  'recipesage',
  'mealie',
  'tandoor',
  'nextcloud',
  'copymethat',
  'recipekeeper',
  'mela',
  'crouton',
  'cookmate',
  'livingcookbook',
  'plantoeat',
  'pepperplate',
  'mastercook',
  'mealmaster',
  'cooklang',
  'gourmet',
  'krecipes',
  'saffron',
  'recettetek',
  'evernote',
] as const satisfies readonly SourceId[]

export const fileSources = ['json-ld', 'csv', 'text', 'html'] as const satisfies readonly SourceId[]

/** The format that the name of a kind of job speaks of, or null. */
export const formatOfKind = (kind: string): ImportFormat | null => findImportFormat(kind.replace(/^import-/, ''))

/** The page that a format is brought over on. */
export const pageOf = (format: ImportFormat): SourceId => (format.id === 'fdxz' ? 'livingcookbook' : format.id)
