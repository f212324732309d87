/**
 * Kinds and endings of the files that the installed product imports when they are shared with it. Android knows files
 * by their kinds alone, and calls those of most recipe apps `application/octet-stream`.
 */
export const recipeFiles = [
  ...['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
  ...['application/json', 'application/ld+json', 'application/xml', 'text/xml'],
  ...['text/plain', 'text/html', 'text/csv', 'text/tab-separated-values', 'text/markdown'],
  ...['.zip', '.json', '.jsonld', '.xml', '.txt', '.html', '.htm', '.csv', '.tsv', '.md', '.mdb'],
  ...['.paprikarecipes', '.paprikarecipe', '.pestle', '.lcb', '.fdx', '.fdxz', '.mcb', '.melarecipes', '.melarecipe'],
  ...['.crumb', '.grmt', '.kreml', '.kre', '.rtk', '.enex', '.mmf', '.mm', '.mxp', '.mx2', '.cook'],
]
