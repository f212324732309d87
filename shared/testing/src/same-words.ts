/**
 * Words that another language has just as English has them, by language. Any other word that is still the English one is
 * taken for forgotten.
 */
export const sameWords: Readonly<Record<string, readonly string[]>> = {
  'it-it': [
    'Account',
    'Browser',
    'Computer',
    'Database',
    'E-mail',
    'Gas',
    'Link',
    'Menu',
    'Password',
    'Privacy',
    'Self-hosted',
    'Shakshuka',
    '+1 min',
    '20 g',
    '{{count}} min',
  ],
  'de-de': [],
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
