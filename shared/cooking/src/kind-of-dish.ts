import type { DishWords } from './languages/dish-words.ts'

/**
 * The kind of dish that the title of a recipe names: a part of other dishes (dough, stock, bread), a treat (cake, ice
 * cream, a drink), or a meal. A title without such a word is a meal.
 */
export type KindOfDish = 'part' | 'treat' | 'meal'

interface KindWords {
  readonly kind: KindOfDish
  readonly is: RegExp
}

const alternatives = (words: string): string =>
  words
    .split(',')
    .map((word) => word.trim())
    .join('|')

function kindsOf({ parts, treats, meals = '', thing, joins }: DishWords): readonly KindWords[] {
  const whole = (words: string) =>
    thing === 'first'
      ? new RegExp(`^(?:${alternatives(words)})(?![\\p{L}\\p{M}])`, 'u')
      : new RegExp(`${joins ? '' : '(?<![\\p{L}\\p{M}])'}(?:${alternatives(words)})$`, 'u')
  return [
    ...(meals === '' ? [] : [{ kind: 'meal' as const, is: whole(meals) }]),
    { kind: 'part', is: whole(parts) },
    { kind: 'treat', is: whole(treats) },
  ]
}

/** Tells what a title says that a recipe makes. */
export type KindOfTitle = (title: string) => KindOfDish

/** Reads titles with the words of some languages: nothing says which one a title is written in. Reuse the result: making it is slow. */
export function kindOfDishIn(languages: readonly DishWords[]): KindOfTitle {
  const kindsOfLanguages = languages.map(kindsOf)
  /** The part of a title that names what is served with the dish. */
  const company = new RegExp(
    `(?<=[\\p{L}\\p{M}])(?:\\s+(?:${languages.map(({ before }) => alternatives(before)).join('|')})\\s.*|\\s*[,(:;–—].*)$`,
    'u',
  )
  return (title) => {
    const words = title.normalize('NFC').toLowerCase().trim()
    const thing = words.replace(company, '').trim()
    for (const kinds of kindsOfLanguages) {
      // A meal may be told by what it comes with: "pie with meat".
      const match = kinds.find(({ kind, is }) => is.test(thing) || (kind === 'meal' && is.test(words)))
      if (match) return match.kind
    }
    return 'meal'
  }
}
