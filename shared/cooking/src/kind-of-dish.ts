import type { Language } from './language.ts'

/**
 * What a title says that a recipe makes: a part of other dishes (dough, stock, bread), a treat (cake, ice cream, a drink),
 * or a meal. What no word tells is a meal.
 */
export type KindOfDish = 'part' | 'treat' | 'meal'

/** Words of one language, separated by commas, folded to lower case. */
interface DishWords {
  readonly parts: string
  readonly treats: string
  /** Meals whose names end or begin as those do: "fish cakes". */
  readonly meals?: string
  /** Words after which the title names only what comes with the dish: "chicken with tomato sauce". */
  readonly before: string
  /** Where the thing itself stands in a title: "pizza dough", "impasto per la pizza". */
  readonly thing: 'last' | 'first'
  /** Words are written together: "Pizzateig". */
  readonly joins?: true
}

const wordsOfLanguages: { readonly [language in Language]: DishWords } = {
  'en-us': {
    parts:
      'dough, batter, crust, pastry, stock, broth, sauce, gravy, dressing, vinaigrette, marinade, glaze, frosting, icing, filling, syrup, jam, jelly, marmalade, chutney, pesto, mayonnaise, ketchup, mustard, relish, pickles, spice mix, seasoning, rub, butter, bread, rolls, buns, bagels, sourdough, starter, croutons, breadcrumbs',
    treats:
      'cake, cakes, cupcakes, cheesecake, shortcake, cookie, cookies, biscotti, brownie, brownies, blondies, muffins, scones, doughnuts, donuts, ice cream, sorbet, gelato, pudding, mousse, fudge, candy, caramels, truffles, cobbler, meringue, meringues, macarons, granola, lemonade, smoothie, milkshake, cocktail, punch, tea, coffee, eggnog',
    meals:
      'fish cake, fish cakes, crab cake, crab cakes, salmon cakes, potato cakes, rice cakes, corn cakes, sausage rolls, spring rolls, egg rolls, cabbage rolls, summer rolls, lobster rolls, yorkshire pudding, black pudding',
    before: 'with, in, on, and, over, under, by',
    thing: 'last',
  },
  'de-de': {
    parts:
      'teig, brühe, fond, soße, sauce, dressing, vinaigrette, marinade, glasur, füllung, sirup, marmelade, konfitüre, gelee, chutney, pesto, mayonnaise, ketchup, senf, gewürzmischung, butter, brot, brötchen, semmeln, sauerteig, croutons',
    treats:
      'kuchen, torte, plätzchen, kekse, muffins, brownies, eis, sorbet, pudding, mousse, pralinen, makronen, krapfen, waffeln, limonade, smoothie, punsch, tee, kaffee, bowle, likör, müsli',
    meals:
      'flammkuchen, zwiebelkuchen, pfannkuchen, eierkuchen, reibekuchen, kartoffelkuchen, gemüsekuchen, lauchkuchen, pilzkuchen, reis, fleisch',
    before: 'mit, in, im, an, am, auf, und, aus, unter, nach, für, zu, zum, von',
    thing: 'last',
    joins: true,
  },
  'it-it': {
    parts:
      'impasto, pasta frolla, pasta sfoglia, pasta brisée, brodo, besciamella, maionese, pesto, marmellata, confettura, sciroppo, glassa, pane, panini, focaccine, lievito madre, vinaigrette, condimento',
    treats:
      'torta, crostata, biscotti, ciambella, ciambellone, plumcake, muffin, gelato, sorbetto, budino, mousse, tiramisù, panna cotta, cantucci, pasticcini, cioccolatini, limonata, frullato, liquore, caffè',
    meals: 'torta salata, torta rustica, torta pasqualina, pane cotto, torta di verdure, torta di patate',
    before: 'con, al, alla, allo, ai, alle, di, del, della, dei, delle, per, in, nel, nella',
    thing: 'first',
  },
  'uk-ua': {
    parts:
      'тісто, соус, бульйон, підлива, заправка, маринад, глазур, начинка, сироп, варення, джем, повидло, майонез, кетчуп, гірчиця, хліб, булочки, закваска, аджика',
    treats:
      'торт, пиріг, пляцок, печиво, кекс, кекси, мафіни, морозиво, пудинг, мус, цукерки, пряники, пампухи, смузі, компот, узвар, лимонад, кисіль, чай, кава, наливка',
    meals: 'пиріг із м’ясом, пиріг з м’ясом, пиріг із капустою, пиріг з капустою, пиріг із рибою, пиріг з рибою',
    before: 'з, із, зі, в, у, на, під, по, та, й, і, для, до',
    thing: 'last',
  },
  he: {
    parts: 'בצק, ציר, רוטב, מרינדה, ריבה, סירופ, ציפוי, מילוי, לחם, לחמניות, פיתות, חלה, מיונז, קטשופ, ויניגרט',
    treats:
      'עוגה, עוגת, עוגות, עוגיות, גלידה, סורבה, פודינג, מוס, שוקולד, סופגניות, מאפינס, בראוניז, לימונדה, שייק, תה, קפה',
    before: 'עם',
    thing: 'first',
  },
}

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

const languages = Object.values(wordsOfLanguages)

const kindsOfLanguages = languages.map(kindsOf)

/** What comes with a dish, in any language: nothing says which one a title is written in. */
const company = new RegExp(
  `(?<=[\\p{L}\\p{M}])(?:\\s+(?:${languages.map(({ before }) => alternatives(before)).join('|')})\\s.*|\\s*[,(:;–—].*)$`,
  'u',
)

/** What a title in any of the known languages says that a recipe makes. */
export function kindOfDish(title: string): KindOfDish {
  const words = title.normalize('NFC').toLowerCase().trim()
  const thing = words.replace(company, '').trim()
  for (const kinds of kindsOfLanguages) {
    // A meal may be told by what it comes with: "pie with meat".
    const said = kinds.find(({ kind, is }) => is.test(thing) || (kind === 'meal' && is.test(words)))
    if (said) return said.kind
  }
  return 'meal'
}
