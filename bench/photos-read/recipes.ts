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
