/**
 * Words that another language has just as English has them, by language. Any other word that is still the English one is
 * taken for forgotten.
 */
export const sameWords: Readonly<Record<string, readonly string[]>> = {
  'it-it': [],
  'de-de': [
    '20 g',
    'Browser',
    'Computer',
    'Filter',
    'Format',
    'Gas',
    'Link',
    'Links',
    'Name',
    'Start',
    'Text',
    'Version',
    'Version {{version}}',
  ],
  'uk-ua': [],
  he: [],
}

/** Names, which no language translates: of products, systems, formats and papers, and an address as an example. */
export const names: readonly string[] = [
  'A4',
  'Android',
  'Cooklang',
  'Cookmate',
  'Copy Me That',
  'Crouton',
  'JSON',
  'Living Cookbook',
  'MasterCook',
  'MealMaster',
  'Mealie',
  'Mela',
  'Nextcloud Cookbook',
  'PDF',
  'Paprika',
  'Pepperplate',
  'Potluck',
  'Recipe Keeper',
  'RecipeSage',
  'Tandoor',
  'US Letter',
  'XML',
  'anna@example.com',
]
