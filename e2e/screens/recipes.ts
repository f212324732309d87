import type { DishLook } from './dish-picture.ts'

/** A recipe for `POST recipes`, and the look of its picture, if it has one. */
export interface WrittenRecipe {
  readonly title: string
  readonly description?: string
  readonly yield: string
  readonly activeTime?: string
  readonly totalTime: string
  readonly source?: string
  readonly rating?: number
  readonly labels: readonly string[]
  readonly ingredients: string
  readonly instructions: string
  readonly notes?: string
  readonly look?: DishLook
}

const oak = '#a9794f'
const walnut = '#6b4630'
const slate = '#4b5257'
const linen = '#d9c9ae'
const white = '#f4efe6'
const basil = { shape: 'leaf', colour: '#3f7d32', count: 9, size: 34 } as const
const parsley = { shape: 'leaf', colour: '#4f8f3a', count: 26, size: 13 } as const

/** The recipes of a book. */
export const writtenRecipes: readonly WrittenRecipe[] = [
  {
    title: 'Roasted Tomato Soup with Basil Cream',
    description: 'Tomatoes go into the oven until their edges darken; after that the soup nearly makes itself.',
    yield: 'Serves 4',
    activeTime: '20 minutes',
    totalTime: '1 hour',
    source: 'Grandmother’s notebook',
    rating: 5,
    labels: ['Soup', 'Weeknight', 'Vegetarian'],
    ingredients:
      '1 1/2 kg ripe tomatoes, halved\n2 red onions, in wedges\n6 cloves garlic, unpeeled\n4 tbsp olive oil\n1 tsp salt\n750 ml vegetable stock\n\n[Basil cream]\n120 ml cream\n1 bunch basil\n1/2 lemon, juice only',
    instructions:
      'Heat the oven to 200 °C. Spread tomatoes, onions and garlic on a tray, cut sides up, and turn them in the olive oil and the salt.\nRoast for 35 to 40 minutes, until the edges turn dark.\nSqueeze the garlic out of its skins into a pot. Add everything from the tray and the stock, and simmer for 10 minutes.\nBlend until smooth. Season with salt.\n[Basil cream]\nBlend cream, basil and lemon juice, and pour it over the soup in a slow circle.',
    notes: 'Keeps for 3 days in the fridge and freezes well without the cream.',
    look: {
      table: walnut,
      vessel: white,
      filling: ['#e2512a', '#b32c14'],
      swirl: '#fbe9d2',
      bits: [
        { shape: 'crumb', colour: '#e0b06a', count: 9, size: 26 },
        { shape: 'half', colour: '#d63a1e', count: 5, size: 46 },
        basil,
        { shape: 'crumb', colour: '#2b1d14', count: 60, size: 4 },
      ],
    },
  },
  {
    title: 'Lemon Chickpea Stew',
    description: 'Bright, quick, and better the next day.',
    yield: 'Serves 3',
    totalTime: '35 minutes',
    rating: 4,
    labels: ['Weeknight', 'Vegetarian'],
    ingredients:
      '2 cans chickpeas, drained\n1 onion, chopped\n2 cloves garlic, sliced\n1 lemon\n200 g spinach\n3 tbsp olive oil\n1 tsp cumin',
    instructions:
      'Fry the onion in the oil for 8 minutes.\nAdd garlic and cumin and stir for 1 minute.\nAdd the chickpeas and 400 ml water and simmer for 15 minutes.\nStir in the spinach, the zest and the juice of the lemon.',
    look: {
      table: linen,
      vessel: '#5d7f88',
      filling: ['#e3bf66', '#b98526'],
      bits: [
        { shape: 'round', colour: '#e9cd8d', count: 34, size: 30 },
        { shape: 'leaf', colour: '#2f6b2c', count: 12, size: 36 },
        parsley,
      ],
    },
  },
  {
    title: 'Plum Cake with Almond Crumble',
    yield: 'Makes 12 pieces',
    activeTime: '25 minutes',
    totalTime: '1 hour 15 minutes',
    rating: 5,
    labels: ['Baking', 'Sweet'],
    ingredients:
      '250 g flour\n2 tsp baking powder\n125 g butter, soft\n110 g sugar\n2 eggs\n80 ml milk\n800 g plums, halved\n\n[Crumble]\n80 g butter, cold\n100 g flour\n60 g ground almonds\n60 g brown sugar',
    instructions:
      'Heat the oven to 180 °C and line a tin of 26 cm.\nBeat butter and sugar until pale, then the eggs one by one. Fold in flour, baking powder and milk.\nSpread the dough in the tin and set the plums on it, cut sides up.\nRub the crumble together with cold fingers and strew it over the plums.\nBake for 45 to 50 minutes.',
    look: {
      table: oak,
      vessel: '#c9cfd2',
      filling: ['#e9b868', '#b97a34'],
      bits: [
        { shape: 'half', colour: '#7a1f45', count: 22, size: 52 },
        { shape: 'crumb', colour: '#ecc98a', count: 80, size: 15 },
      ],
    },
  },
  {
    title: 'Green Shakshuka',
    yield: 'Serves 2',
    totalTime: '30 minutes',
    rating: 4,
    labels: ['Breakfast', 'Vegetarian'],
    ingredients: '1 leek\n300 g spinach\n1 green chilli\n4 eggs\n80 g feta\n2 tbsp olive oil\n1 tsp cumin seeds',
    instructions:
      'Soften leek and chilli in the oil for 10 minutes.\nAdd the spinach by handfuls.\nMake 4 hollows, break the eggs into them, cover and cook for 6 minutes.\nCrumble the feta over it.',
    look: {
      table: slate,
      vessel: '#2c2a29',
      filling: ['#6f9a3e', '#3c6425'],
      bits: [
        { shape: 'round', colour: '#fdf6ea', count: 4, size: 88 },
        { shape: 'round', colour: '#f2a51e', count: 4, size: 38 },
        { shape: 'crumb', colour: '#fffdf5', count: 30, size: 12 },
        parsley,
      ],
    },
  },
  {
    title: 'Blueberry Buttermilk Pancakes',
    yield: 'Makes 10 pancakes',
    totalTime: '25 minutes',
    rating: 5,
    labels: ['Breakfast', 'Sweet'],
    ingredients:
      '2 cups flour\n1 tbsp sugar\n1 1/2 tsp baking powder\n2 eggs\n1 3/4 cups buttermilk\n1 cup blueberries\nbutter for the pan',
    instructions:
      'Whisk everything dry, then everything wet, then both, and leave the lumps.\nLeave it to rest for 10 minutes.\nFry by the ladle, with berries on top, for 2 minutes a side.',
    look: {
      table: linen,
      vessel: '#7fa0b8',
      filling: ['#e9b765', '#b5742b'],
      bits: [
        { shape: 'round', colour: '#2f3a6e', count: 30, size: 27 },
        { shape: 'crumb', colour: '#fdf1c4', count: 3, size: 44 },
      ],
    },
  },
  {
    title: 'Mushroom Barley Risotto',
    yield: 'Serves 4',
    totalTime: '50 minutes',
    rating: 3,
    labels: ['Dinner', 'Vegetarian'],
    ingredients: '300 g pearl barley\n400 g mushrooms, sliced\n1 shallot\n100 ml white wine\n1 l stock\n50 g parmesan',
    instructions:
      'Brown the mushrooms well and set half aside.\nAdd shallot and barley and stir for 2 minutes.\nPour in the wine, then the stock by the ladle, for 35 minutes.\nFold in parmesan and top with the rest of the mushrooms.',
    look: {
      table: walnut,
      vessel: '#e9e2d3',
      filling: ['#d9c29a', '#a5875a'],
      bits: [
        { shape: 'round', colour: '#e6d6b4', count: 70, size: 12 },
        { shape: 'half', colour: '#8a5a36', count: 13, size: 40 },
        parsley,
      ],
    },
  },
  {
    title: 'Ofenkartoffeln mit Kräuterquark und geröstetem Wurzelgemüse',
    yield: 'Für 4 Personen',
    totalTime: '1 Stunde',
    labels: ['Dinner'],
    ingredients: '1 kg kleine Kartoffeln\n3 EL Olivenöl\n500 g Quark\n1 Bund Schnittlauch\n1 Prise Salz',
    instructions:
      'Den Ofen auf 220 °C heizen.\nDie Kartoffeln halbieren, mit Öl mischen und 40 Minuten backen.\nQuark mit Schnittlauch und Salz rühren.',
    look: {
      table: oak,
      vessel: '#3a3f44',
      filling: ['#d8a24b', '#8f5a1f'],
      bits: [{ shape: 'half', colour: '#e6bd62', count: 15, size: 58 }, parsley],
    },
  },
  {
    title: 'Pear and Walnut Salad',
    yield: 'Serves 2',
    totalTime: '15 minutes',
    labels: ['Salad', 'Weeknight'],
    ingredients: '2 pears\n60 g walnuts\n100 g rocket\n70 g blue cheese\n2 tbsp olive oil\n1 tbsp honey',
    instructions:
      'Toast the walnuts for 4 minutes in a dry pan.\nSlice the pears.\nWhisk oil and honey, and toss everything.',
    look: {
      table: slate,
      vessel: white,
      filling: ['#9cba5c', '#6d9440'],
      bits: [
        { shape: 'leaf', colour: '#4d8a2f', count: 26, size: 56 },
        { shape: 'half', colour: '#e8dfa2', count: 9, size: 46 },
        { shape: 'crumb', colour: '#8a5a30', count: 18, size: 22 },
        { shape: 'crumb', colour: '#f3f2ea', count: 20, size: 14 },
      ],
    },
  },
  {
    title: 'Red Lentil Dal',
    yield: 'Serves 4',
    totalTime: '40 minutes',
    rating: 4,
    labels: ['Dinner', 'Vegetarian', 'Weeknight'],
    ingredients: '300 g red lentils\n1 onion\n1 thumb ginger\n2 tsp turmeric\n1 can coconut milk\n1 lime',
    instructions:
      'Fry onion and ginger.\nAdd lentils, turmeric and 600 ml water and simmer for 20 minutes.\nStir in the coconut milk and the juice of the lime.',
    look: {
      table: walnut,
      vessel: '#30555c',
      filling: ['#eba72f', '#c4711a'],
      swirl: '#fff3da',
      bits: [parsley, { shape: 'crumb', colour: '#a3271a', count: 14, size: 10 }],
    },
  },
  {
    title: 'Overnight Rye Bread',
    yield: 'Makes 1 loaf',
    totalTime: '14 hours',
    labels: ['Baking'],
    ingredients: '500 g rye flour\n400 ml water\n10 g salt\n50 g starter',
    instructions: 'Stir everything and cover it overnight.\nHeat the oven to 230 °C and bake for 55 minutes.',
  },
  {
    title: 'Quick Pickled Cucumbers',
    yield: 'Makes 1 jar',
    totalTime: '20 minutes',
    labels: ['Basics'],
    ingredients: '2 cucumbers\n150 ml vinegar\n2 tbsp sugar\n1 tsp salt',
    instructions: 'Slice the cucumbers.\nBoil the rest and pour it over them.',
  },
  {
    title: 'עוגת דבש של סבתא',
    yield: '12 מנות',
    totalTime: 'שעה',
    rating: 5,
    labels: ['Sweet', 'Baking'],
    ingredients: '2 כוסות קמח\n3 ביצים\n1 כוס דבש\n1/2 כוס שמן',
    instructions: 'לחמם את התנור ל־170 °C.\nלערבב הכול ולאפות 45 דקות.',
    look: {
      table: oak,
      vessel: '#d8d2c4',
      filling: ['#b5701f', '#7a420f'],
      bits: [
        { shape: 'crumb', colour: '#f0d9a8', count: 40, size: 14 },
        { shape: 'half', colour: '#d9952f', count: 8, size: 36 },
      ],
    },
  },
]
