import type { IngredientLine } from './ingredient-line.ts'
import { fallbackLanguage, type Language } from './language.ts'
import { languagesInScript } from './likely-languages.ts'
import { tokensOf } from './reading/tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** A thing that is in the kitchen or is not, however much of it. */
export interface PantryItem {
  /** Equal for the same thing: "2 large ripe tomatoes, diced" and "tomato" have one. */
  readonly key: string
  /** As it is called in the line, in lower case. */
  readonly name: string
}

/** How a thing is, which does not make it another one. What makes it another is not here: dried, smoked, sweet, brown. */
const qualities: { readonly [language in Language]: string } = {
  'en-us':
    'fresh freshly ripe raw cold hot warm room temperature good quality organic unsalted salted all-purpose all purpose plain kosher fine coarse extra virgin extra-virgin whole boneless skinless your favorite favourite of a an the some any more',
  'de-de':
    'frisch frische frischer frisches frischen reif reife reifer roh rohe kalt kalte kalter warm warme bio ganze ganzer fein feines grob grobes natives extra etwas von der die das',
  'it-it':
    'fresco fresca freschi fresche maturo maturi mature crudo cruda freddo fredda extravergine vergine extra fino fine grosso di del della dei degli delle d il la le i gli',
  'uk-ua': 'свіжий свіжа свіже свіжі стиглий стиглі сирий сира холодна холодне тепла гаряча дрібна',
  he: 'טרי טרייה טריים טריות בשל בשלה בשלות קר קרה קרים חם חמה חמים',
}

/** What every kitchen has. */
const everywhere: { readonly [language in Language]: readonly string[] } = {
  'en-us': ['water', 'boiling water', 'ice', 'ice water', 'tap water'],
  'de-de': ['wasser'],
  'it-it': ['acqua'],
  'uk-ua': ['вода', 'води'],
  he: ['מים', 'מים רותחים'],
}

const passedOver = new WeakMap<Words, ReadonlySet<string>>()

function wordsPassedOver(words: Words): ReadonlySet<string> {
  const known = passedOver.get(words)
  if (known) return known
  const made = new Set([...words.preparations, ...words.sizes, ...qualities[words.language].split(' ')])
  passedOver.set(words, made)
  return made
}

/**
 * The thing that a line asks for, or null: for a header, an empty line, and for water.
 * @param vocabulary with the language of the recipe first
 */
export function pantryItem(line: IngredientLine, vocabulary: Vocabulary): PantryItem | null {
  const name = line.ingredient.trim().toLowerCase()
  if (line.isHeader || name === '') return null
  const words = languagesInScript(name, vocabulary)[0]
  if (everywhere[words?.language ?? fallbackLanguage].includes(name)) return null
  const passed = words && wordsPassedOver(words)
  const tokens = tokensOf(name.normalize('NFC')).filter(({ kind }) => kind === 'word')
  const telling = tokens.filter(({ text }) => !passed?.has(text))
  const stem = words?.stem ?? ((word: string) => word)
  const key = (telling.length > 0 ? telling : tokens).map(({ text }) => stem(text)).join(' ')
  return key === '' ? null : { key, name: name.replace(/\s+/g, ' ') }
}
