/** Limit of one import file, bytes. */
export const importMaxBytes = 5_000_000_000

/**
 * The files that recipes can be brought over from, each a row. A file tells itself which it is: the server recognises
 * it (`imports/recognise-file.ts`) and reads it by its row (`imports/formats.ts`); the settings have a page for each
 * (words: `import.sources.<id>`). `accept` is what names of such files end in, as a file picker takes them.
 */
export const importFormats = [
  { id: 'paprika', accept: '.paprikarecipes,.paprikarecipe' },
  { id: 'json-ld', accept: '.json,.jsonld,.pestle,.zip' },
  { id: 'livingcookbook', accept: '.lcb,.fdx,.fdxz,.zip,.mdb' },
  { id: 'fdxz', accept: '.fdx,.fdxz,.zip' },
  { id: 'cookmate', accept: '.mcb,.xml,.zip' },
  { id: 'pepperplate', accept: '.xml' },
  { id: 'recipesage', accept: '.xml,.json' },
  { id: 'mealie', accept: '.zip,.json' },
  { id: 'tandoor', accept: '.zip,.json' },
  { id: 'nextcloud', accept: '.zip,.json' },
  { id: 'copymethat', accept: '.zip,.html' },
  { id: 'recipekeeper', accept: '.zip,.html' },
  { id: 'mela', accept: '.melarecipes,.melarecipe,.zip' },
  { id: 'crouton', accept: '.crumb,.zip' },
  { id: 'gourmet', accept: '.grmt,.xml,.zip' },
  { id: 'krecipes', accept: '.kreml,.kre,.zip' },
  { id: 'recettetek', accept: '.rtk,.zip,.json' },
  { id: 'evernote', accept: '.enex,.zip' },
  { id: 'saffron', accept: '.zip,.txt' },
  { id: 'plantoeat', accept: '.csv,.txt,.zip' },
  { id: 'csv', accept: '.csv,.tsv,.txt' },
  { id: 'mealmaster', accept: '.mmf,.mm,.txt' },
  { id: 'mastercook', accept: '.mxp,.mx2,.txt' },
  { id: 'cooklang', accept: '.cook,.zip' },
  { id: 'html', accept: '.html,.htm,.zip' },
  { id: 'text', accept: '.txt,.md,.zip' },
] as const satisfies readonly { readonly id: string; readonly accept: string }[]

export type ImportFormat = (typeof importFormats)[number]

export type ImportFormatId = ImportFormat['id']

/** Names the jobs that bring files of a format over. */
export const jobKindOf = (format: ImportFormatId): `import-${ImportFormatId}` => `import-${format}`

/** A format by its name, or null when there is none of that name. */
export const findImportFormat = (name: string | null | undefined): ImportFormat | null =>
  importFormats.find((known) => known.id === name) ?? null
