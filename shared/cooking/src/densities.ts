import Fraction from 'fraction.js'
import type { Amount } from './add-amounts.ts'
import { stemsOf } from './item-key.ts'
import { likelyLanguages } from './likely-languages.ts'
import { scaleQuantity } from './quantity.ts'
import { units } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Where the weights come from. */
export type DensitySource = 'king-arthur' | 'usda'

/**
 * `king-arthur`: Ingredient Weight Chart, King Arthur Baking Company (kingarthurbaking.com/learn/ingredient-weight-chart).
 * `usda`: FoodData Central, portions of SR Legacy (fdc.nal.usda.gov).
 */
export interface Density {
  /** What the ingredient is called, in the five languages, separated by commas. */
  readonly names: string
  /** Grams in one US cup (236.588 ml). */
  readonly gramsPerCup: number
  readonly source: DensitySource
}

const row = (gramsPerCup: number, source: DensitySource, names: string): Density => ({ names, gramsPerCup, source })

/** How much a cup of it weighs. Only what is measured by the cup in one country and by weight in another. */
export const densities: readonly Density[] = [
  row(120, 'king-arthur', 'flour, all-purpose flour, plain flour, bread flour, Mehl, Weizenmehl, farina, борошно, קמח'),
  row(113, 'king-arthur', 'whole wheat flour, Vollkornmehl, farina integrale, цільнозернове борошно, קמח מלא'),
  row(96, 'king-arthur', 'almond flour, gemahlene Mandeln, farina di mandorle, мигдальне борошно, שקדים טחונים'),
  row(
    198,
    'king-arthur',
    'sugar, granulated sugar, white sugar, caster sugar, Zucker, zucchero, цукор, סוכר, סוכר לבן',
  ),
  row(213, 'king-arthur', 'brown sugar, brauner Zucker, zucchero di canna, коричневий цукор, סוכר חום'),
  row(
    113,
    'king-arthur',
    'powdered sugar, confectioners sugar, icing sugar, Puderzucker, zucchero a velo, цукрова пудра, אבקת סוכר',
  ),
  row(
    112,
    'king-arthur',
    'cornstarch, Speisestärke, amido di mais, maizena, крохмаль, кукурудзяний крохмаль, קורנפלור',
  ),
  row(84, 'king-arthur', 'cocoa, cocoa powder, Kakao, Kakaopulver, cacao, какао, קקאו'),
  row(226, 'king-arthur', 'butter, Butter, burro, вершкове масло, חמאה'),
  row(198, 'king-arthur', 'vegetable oil, oil, Öl, Pflanzenöl, olio di semi, олія, שמן'),
  row(216, 'usda', 'olive oil, Olivenöl, olio di oliva, оливкова олія, שמן זית'),
  row(336, 'king-arthur', 'honey, Honig, miele, мед, דבש'),
  row(312, 'king-arthur', 'maple syrup, Ahornsirup, sciroppo di acero, кленовий сироп, מייפל'),
  row(340, 'king-arthur', 'molasses, Melasse, melassa, меляса, מולסה'),
  row(227, 'king-arthur', 'milk, Milch, latte, молоко, חלב'),
  row(227, 'king-arthur', 'cream, heavy cream, Sahne, panna, вершки, שמנת מתוקה'),
  row(227, 'king-arthur', 'buttermilk, Buttermilch, latticello, маслянка'),
  row(227, 'king-arthur', 'yogurt, yoghurt, Joghurt, йогурт, יוגורט'),
  row(227, 'king-arthur', 'sour cream, saure Sahne, panna acida, сметана, שמנת חמוצה'),
  row(227, 'king-arthur', 'cream cheese, Frischkäse, formaggio spalmabile, גבינת שמנת'),
  row(227, 'king-arthur', 'ricotta, рікота, ריקוטה'),
  row(227, 'king-arthur', 'water, Wasser, acqua, вода, מים'),
  row(89, 'king-arthur', 'oat, rolled oat, Haferflocken, fiocchi di avena, вівсяні пластівці, שיבולת שועל'),
  row(163, 'king-arthur', 'semolina, Grieß, semola, манна крупа, סולת'),
  row(138, 'king-arthur', 'cornmeal, Maisgrieß, farina di mais, кукурудзяне борошно, קמח תירס'),
  row(170, 'king-arthur', 'chocolate chip, Schokotropfen, gocce di cioccolato, шоколадні краплі, שוקולד צ׳יפס'),
  row(270, 'king-arthur', 'peanut butter, Erdnussbutter, burro di arachidi, арахісова паста, חמאת בוטנים'),
  row(113, 'king-arthur', 'walnut, chopped walnut, Walnüsse, noci, волоські горіхи, אגוזי מלך'),
  row(149, 'king-arthur', 'raisin, Rosinen, uvetta, родзинки, צימוקים'),
  row(185, 'usda', 'rice, white rice, Reis, riso, рис, אורז'),
  row(192, 'usda', 'lentil, Linsen, lenticchie, сочевиця, עדשים'),
  row(170, 'usda', 'quinoa, кіноа, קינואה'),
  row(173, 'usda', 'couscous, кускус, קוסקוס'),
  row(100, 'usda', 'grated parmesan, parmesan, Parmesan, parmigiano, пармезан, פרמזן'),
  row(113, 'king-arthur', 'shredded cheese, cheddar, geriebener Käse, formaggio grattugiato, тертий сир, גבינה מגוררת'),
  row(50, 'king-arthur', 'panko'),
  row(
    112,
    'king-arthur',
    'breadcrumb, bread crumb, Semmelbrösel, Paniermehl, pangrattato, панірувальні сухарі, פירורי לחם',
  ),
  row(292, 'usda', 'salt, table salt, Salz, sale, сіль, מלח'),
]

const millilitersPerCup = units.cup.base

interface Named {
  readonly stems: readonly string[]
  readonly density: Density
}

const byVocabulary = new WeakMap<Vocabulary, readonly Named[]>()

/** Every name by its words without endings, the longest first, so that "brown sugar" comes before "sugar". */
function namesFor(vocabulary: Vocabulary): readonly Named[] {
  const known = byVocabulary.get(vocabulary)
  if (known) return known
  const named = densities
    .flatMap((density) => density.names.split(',').map((name) => ({ name, density })))
    .flatMap(({ name, density }) => vocabulary.languages.map(({ stem }) => ({ stems: stemsOf(name, stem), density })))
    .toSorted((a, b) => b.stems.length - a.stems.length)
  byVocabulary.set(vocabulary, named)
  return named
}

const endsWith = (stems: readonly string[], name: readonly string[]): boolean =>
  name.every((stem, at) => stems[stems.length - name.length + at] === stem)

/** The density of an ingredient, where its name, or the end or beginning of it, is in the table. */
export function densityOf(ingredient: string, vocabulary: Vocabulary): Density | null {
  const names = namesFor(vocabulary)
  for (const { stem, nounFirst } of likelyLanguages(ingredient, vocabulary)) {
    const stems = stemsOf(ingredient, stem)
    const found = names.find(({ stems: name }) =>
      nounFirst ? name.every((word, at) => stems[at] === word) : endsWith(stems, name),
    )
    if (found && found.stems.length > 0) return found.density
  }
  return null
}

/** The weight of a volume of an ingredient, in grams; null where the density is not known or it is no volume. */
export function weigh(amount: Amount, ingredient: string, vocabulary: Vocabulary): Amount | null {
  if (amount.unitName === null || units[amount.unitName].kind !== 'volume') return null
  const density = densityOf(ingredient, vocabulary)
  const { base } = units[amount.unitName]
  if (!density || base === null || millilitersPerCup === null) return null
  const gramsPerUnit = base.div(millilitersPerCup).mul(new Fraction(density.gramsPerCup))
  return { quantity: scaleQuantity(amount.quantity, gramsPerUnit), unitName: 'gram', unit: null }
}
