/** The keys of what a recipe needs, out of `searchTexts.items`: a line each, key, tab, name. */
export const itemKeys = (items: string): ReadonlySet<string> =>
  new Set(items === '' ? [] : items.split('\n').map((line) => line.slice(0, line.indexOf('\t'))))
