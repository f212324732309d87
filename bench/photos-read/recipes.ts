import type { Language } from '@potluck/cooking/language'

/** A recipe that a page of the bench shows, written for it. */
export interface PrintedRecipe {
  readonly language: Language
  readonly title: string
  /** The words before the lists. */
  readonly labels: readonly [ingredients: string, instructions: string]
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
}

export const recipes: readonly PrintedRecipe[] = [
  {
    language: 'en-us',
    title: 'Plum Crumble',
    labels: ['Ingredients', 'Method'],
    ingredients: [
      '600 g ripe plums',
      '½ tsp ground cinnamon',
      '1½ cups flour',
      '¾ cup brown sugar',
      '125 g cold butter',
      '1 pinch salt',
      '¼ cup rolled oats',
      '2 tbsp lemon juice',
    ],
    steps: [
      'Heat the oven to 180 °C and butter a dish.',
      'Halve the plums, take out the stones and lay them into the dish.',
      'Rub flour, sugar and butter into crumbs and stir in the oats.',
      'Strew the crumbs over the fruit and bake for 35 minutes until golden.',
    ],
  },
  {
    language: 'en-us',
    title: 'Lentil Soup',
    labels: ['Ingredients', 'Directions'],
    ingredients: [
      '1 cup red lentils',
      '2 large onions, chopped',
      '3 cloves garlic',
      '1 ½ tsp cumin seeds',
      '⅓ cup olive oil',
      '4 cups water',
      '⅛ tsp cayenne pepper',
      '1/2 lemon',
      'Salt and pepper to taste',
    ],
    steps: [
      'Fry the onions in the oil for 10 minutes until they are soft.',
      'Add garlic and cumin and stir for 1 minute.',
      'Pour in the lentils and the water and simmer for 25 minutes.',
      'Season with salt, pepper and the juice of the lemon.',
    ],
  },
  {
    language: 'en-us',
    title: 'Buttermilk Pancakes',
    labels: ['Ingredients', 'Method'],
    ingredients: [
      '2 ¼ cups plain flour',
      '1 tbsp baking powder',
      '⅔ cup sugar',
      '1 tsp vanilla extract',
      '3 eggs, lightly beaten',
      '1 ¾ cups buttermilk',
      '60 ml melted butter',
      '1-2 apples, peeled and grated',
    ],
    steps: [
      'Whisk flour, baking powder and sugar in a large bowl.',
      'Beat eggs, buttermilk and butter together and fold them in.',
      'Fry ¼ cup of batter at a time for 2 to 3 minutes on each side.',
      'Serve at once with the grated apples.',
    ],
  },
  {
    language: 'de-de',
    title: 'Kartoffelsuppe',
    labels: ['Zutaten', 'Zubereitung'],
    ingredients: [
      '750 g mehlige Kartoffeln',
      '1½ l Gemüsebrühe',
      '½ TL Majoran',
      '2 EL Butter',
      '1 Zwiebel',
      '¼ l Sahne',
      '3 Möhren',
      '1 Prise Muskat',
    ],
    steps: [
      'Die Zwiebel würfeln und in der Butter glasig dünsten.',
      'Kartoffeln und Möhren schälen, würfeln und zugeben.',
      'Mit der Brühe aufgießen und 20 Minuten kochen lassen.',
      'Die Suppe pürieren, Sahne unterrühren und mit Muskat würzen.',
    ],
  },
  {
    language: 'de-de',
    title: 'Apfelkuchen',
    labels: ['Zutaten', 'Zubereitung'],
    ingredients: [
      '1 kg säuerliche Äpfel',
      '250 g Mehl',
      '125 g weiche Butter',
      '¾ Päckchen Backpulver',
      '100 g Zucker',
      '2 Eier (Größe M)',
      '1 TL Zimt',
      '½ Zitrone',
    ],
    steps: [
      'Den Backofen auf 175 °C vorheizen.',
      'Butter, Zucker und Eier schaumig rühren, Mehl und Backpulver zugeben.',
      'Die Äpfel schälen, in Spalten schneiden und auf den Teig legen.',
      'Den Kuchen 45 Minuten backen und abkühlen lassen.',
    ],
  },
  {
    language: 'it-it',
    title: 'Risotto ai funghi',
    labels: ['Ingredienti', 'Preparazione'],
    ingredients: [
      '320 g di riso Carnaroli',
      '400 g di funghi porcini',
      '1 l di brodo vegetale',
      '½ bicchiere di vino bianco',
      '1 cipolla piccola',
      '50 g di burro',
      '80 g di parmigiano grattugiato',
      '2 cucchiai di olio',
    ],
    steps: [
      'Tritare la cipolla e farla appassire nel burro.',
      'Unire il riso, tostarlo per 2 minuti e sfumare con il vino.',
      'Aggiungere il brodo caldo poco alla volta per 18 minuti.',
      'Mantecare con il parmigiano e servire subito.',
    ],
  },
  {
    language: 'it-it',
    title: 'Torta di mele',
    labels: ['Ingredienti', 'Procedimento'],
    ingredients: [
      '3 mele renette',
      '200 g di farina',
      '150 g di zucchero',
      '¾ bustina di lievito',
      '2 uova',
      '1 bicchiere di latte',
      '¼ di cucchiaino di sale',
      '1 limone non trattato',
    ],
    steps: [
      'Sbucciare le mele e tagliarle a fette sottili.',
      'Montare le uova con lo zucchero, poi unire farina e lievito.',
      'Versare in una teglia e disporre le mele sopra la pasta.',
      'Cuocere in forno a 180 °C per 40 minuti.',
    ],
  },
  {
    language: 'uk-ua',
    title: 'Борщ',
    labels: ['Інгредієнти', 'Приготування'],
    ingredients: [
      '500 г яловичини',
      '2 буряки',
      '300 г капусти',
      '4 картоплини',
      '1 морква',
      '½ склянки квасолі',
      '2 ст. л. томатної пасти',
      '1 ½ ч. л. солі',
    ],
    steps: [
      'Зварити бульйон з яловичини, близько 90 хвилин.',
      'Буряк і моркву натерти та обсмажити з томатною пастою.',
      'Додати картоплю і капусту та варити 15 хвилин.',
      'Покласти буряк, посолити і дати настоятися.',
    ],
  },
  {
    language: 'uk-ua',
    title: 'Сирники',
    labels: ['Інгредієнти', 'Приготування'],
    ingredients: ['400 г сиру', '2 яйця', '¾ склянки борошна', '3 ст. л. цукру', '¼ ч. л. солі', '50 мл олії'],
    steps: [
      'Розтерти сир з яйцями, цукром і сіллю.',
      'Всипати борошно і замісити м’яке тісто.',
      'Сформувати невеликі кульки та злегка сплющити.',
      'Смажити на олії по 4 хвилини з кожного боку.',
    ],
  },
  {
    language: 'he',
    title: 'מרק עדשים',
    labels: ['מצרכים', 'אופן ההכנה'],
    ingredients: ['250 גרם עדשים', '2 בצלים', '3 שיני שום', '½ כפית כמון', '4 כוסות מים', '1 גזר', '¼ כוס שמן זית'],
    steps: [
      'מטגנים את הבצלים בשמן במשך 10 דקות.',
      'מוסיפים את השום והכמון ומערבבים.',
      'מוסיפים עדשים ומים ומבשלים 30 דקות.',
      'מתבלים במלח ומגישים חם.',
    ],
  },
]
