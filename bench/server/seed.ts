import { numbersFrom } from 'server/testing/numbers-from'

/** A recipe as schema.org writes it. */
export type SeedRecipe = Readonly<Record<string, unknown>>

const list = (text: string): readonly string[] => text.split(', ')

const manners = list(
  'Roasted, Grilled, Creamy, Crispy, Spicy, Smoked, Braised, Pickled, Stuffed, Glazed, Sweet, Sour, Quick, Slow, Old-Fashioned, Sunday, Summer, Winter, Monday, Festive',
)
const mains = list(
  'Chicken, Beef, Pork, Salmon, Tofu, Lentil, Mushroom, Pumpkin, Cauliflower, Potato, Lamb, Turkey, Spinach, Tomato, Zucchini, Jalapeño, Crème Fraîche, Apple, Pear, Plum, Cherry, Poppy Seed, Walnut, Barley, Buckwheat, Cabbage, Fennel, Leek, Trout, Duck',
)
const dishes = list(
  'Soup, Stew, Pie, Tart, Salad, Curry, Risotto, Dumplings, Bake, Gratin, Pancakes, Casserole, Noodles, Flatbread, Pilaf, Strudel, Goulash, Omelette, Skewers, Chowder, Terrine, Fritters, Hotpot, Crumble, Roulade',
)
const goods = list(
  'flour, butter, sugar, eggs, milk, olive oil, garlic, onions, salt, black pepper, baking powder, vanilla, stock, crushed tomatoes, basil, cream, parmesan, lemon juice, cumin, paprika, rice, soy sauce, ginger, coriander, spring onions, carrots, celery, bay leaves, chilli flakes, parsley, thyme, rosemary, mustard, honey, vinegar, yoghurt, breadcrumbs, nutmeg, cinnamon, dill',
)
const measures = list('cup, cups, tbsp, tsp, g, ml, kg, cloves, pinch, slices')
const amounts = list('1, 2, 3, 4, 1/2, 1 1/2, 3/4, 100, 250, 500')
const doings = list(
  'Chop, Whisk, Simmer, Fold, Sear, Combine, Reduce, Season, Knead, Blanch, Toast, Drain, Bake, Rest, Grate',
)
const occasions = list('weekdays, guests, a picnic, cold evenings, the whole family, a birthday, the freezer')
const labels = list(
  'dinner, lunch, breakfast, dessert, snack, vegan, vegetarian, gluten free, quick, freezer, party, children, italian, mexican, indian, thai, french, greek, grill, oven, slow cooker, holiday, summer, winter, soup, salad, bread, drinks, sauce, side, budget, favourite, to try, family, baking, fish, meat, spicy, sweet, pickles',
)

/** So many recipes of a made-up cook, the same ones on each run. */
export function* seedRecipes(count: number): Generator<SeedRecipe> {
  const next = numbersFrom(20_261)
  const from = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? ''
  const some = <T>(first: number, last: number, make: () => T): T[] => Array.from({ length: from(first, last) }, make)
  for (let number = 1; number <= count; number++) {
    const main = pick(mains)
    const dish = pick(dishes)
    yield {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: `${pick(manners)} ${main} ${dish}${next() < 0.3 ? ` with ${pick(mains)}` : ''}`,
      description: `${dish} for ${pick(occasions)}, made with ${main.toLowerCase()} and ${pick(goods)}.`,
      recipeYield: `${from(2, 8)} servings`,
      prepTime: `PT${from(1, 9) * 5}M`,
      totalTime: `PT${from(2, 24) * 10}M`,
      creditText: pick(['Family notebook', 'A neighbour', 'The green cookbook']),
      url: `https://recipes.example/${number}`,
      recipeIngredient: some(6, 14, () => `${pick(amounts)} ${pick(measures)} ${pick(goods)}`),
      recipeInstructions: some(4, 9, () => ({
        '@type': 'HowToStep',
        text: `${pick(doings)} the ${pick(goods)} and the ${main.toLowerCase()} for ${from(2, 40)} minutes, then ${pick(doings).toLowerCase()} with ${pick(goods)}.`,
      })),
      recipeCategory: some(0, 4, () => pick(labels)),
      ...(next() < 0.5
        ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: from(1, 5), ratingCount: 1 } }
        : {}),
    }
  }
}

/** Words that people look for in these recipes. */
export const searches: readonly string[] = [
  ...mains.map((main) => main.toLowerCase()),
  ...dishes.slice(0, 15).map((dish, index) => `${mains[index * 2] ?? ''} ${dish}`.toLowerCase()),
  'creme fraiche',
  'garlic',
  'lemon juice',
  'chick',
  'roasted pumpkin with apple',
]

/** The same words as somebody types them in a hurry: two letters changed places, one is missing, or one is another. */
export const slips: readonly string[] = searches
  .filter((query) => /^\S{6,}/.test(query))
  .map((query, index) => {
    const at = 2 + (index % 3)
    const [before, a, b, after] = [query.slice(0, at), query.charAt(at), query.charAt(at + 1), query.slice(at + 2)]
    return [`${before}${b}${a}${after}`, `${before}${b}${after}`, `${before}q${b}${after}`][index % 3] ?? query
  })

/** Searches with operators. */
export const operatorSearches: readonly string[] = [
  'chicken -garlic',
  'label:dinner time:<60',
  'soup rating:>3',
  '"olive oil" bread',
  '"soy sauce"',
  'source:notebook pumpkin',
  'salmon -label:quick time:<90',
  'rating:none label:"slow cooker"',
  '-butter -sugar',
  'lentils rating:>=4 source:"green cookbook"',
]
