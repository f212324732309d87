/**
 * Kinds of dishes by words of their titles in English, German, Italian, Ukrainian and Hebrew, and in this order: a carrot
 * cake is a cake. A word counts where a word of the title begins with it; with a star, anywhere in it.
 */
const words = {
  soup: 'soup broth chowder minestrone bisque *suppe brühe zuppa minestra brodo суп борщ юшк бульйон מרק',
  salad: 'salad slaw *salat insalata салат вінегрет סלט',
  roll: 'pancake crepe crêpe waffle cinnamon-roll *pfannkuchen waffel crespelle млинц оладк налисник вафл פנקייק קרפ לביב',
  cake: 'cake pie tart torte crumble brownie muffin cupcake gateau *kuchen *torte torta crostata ciambell торт пиріг пляцок кекс עוגת עוגה עוגות פאי טארט',
  cookie: 'cookie biscuit shortbread keks plätzchen *kekse biscott печив עוגי ביסקוויט',
  bread:
    'bread toast focaccia bagel bun baguette sourdough *brot brötchen zopf pane panin хліб булочк батон לחם חלה פיתה',
  pizza: 'pizza calzone flammkuchen піц פיצה',
  pasta:
    'pasta spaghetti lasagn macaroni penne gnocchi tagliatelle linguine orzo *nudeln spätzle tagliolini паст спагет макарон вареник פסטה ספגטי לזניה ניוקי כיסנ',
  rice: 'rice risotto pilaf paella noodle ramen sushi bowl *reis riso ріс рис плов каша אורז ריזוטו נודלס',
  burger: 'burger sandwich kebab falafel taco burrito wrap бургер сендвіч тако фалафел המבורגר טאקו כריך פלאפל',
  egg: 'egg omelet omelette frittata shakshuka scrambled eier *rührei uova яйц яєчн омлет ביצ חבית שקשוק',
  ice: 'ice-cream sorbet gelato parfait *eis semifreddo морозив сорбет גליד סורבה',
  drink:
    'drink lemonade juice smoothie cocktail punch saft *limonade *bowle succo limonata bevanda напій лимонад сік компот узвар משקה מיץ לימונד שייק',
  coffee: 'coffee tea cocoa chai kaffee tee kakao caffè tè tiramisù кава чай какао קפה תה קקאו',
  jam: 'jam marmalade jelly chutney compote *marmelade *konfitüre marmellata confettura варення джем повидл ריבה ריבת קונפיטור',
  stew: 'stew curry chili chilli casserole ragout tagine goulash goulasch *eintopf gulasch ragù spezzatino stufato рагу гуляш карі тушкован תבשיל קארי קדיר גולאש',
  fish: 'fish salmon tuna cod trout shrimp prawn fisch *lachs forelle pesce salmone tonno gamber риб лосос тунец оселед דג סלמון טונה',
  meat: 'meat beef chicken pork lamb turkey steak roast meatball fleisch *braten huhn *hähnchen rind schwein carne pollo manzo maiale agnello м’яс курк свинин яловичин котлет בשר עוף בקר כבש שניצל קציצ',
  cheese: 'cheese käse *käse fondue formaggio сир сирник גבינ',
  mushroom: 'mushroom pilz champignon *pilze fungh гриб печериц פטריו',
  vegetable:
    'carrot vegetable ratatouille potato möhre karotte gemüse kartoffel *kartoffeln carot verdur patat морк овоч картопл גזר ירקות תפוח-אדמה',
  fruit:
    'apple pear plum peach fruit berry strawberr apfel birne pflaume obst erdbeer mel pera prugna frutta fragol яблу груш слив фрукт полуни תפוח אגס שזיף פירות תות',
} as const

/** A kind of dish that has a drawing. */
export type DishKind = keyof typeof words

const escaped = (word: string) => word.replace('-', '[ -]')

const patterns = (Object.keys(words) as DishKind[]).map((kind) => {
  const all = words[kind].split(' ')
  const starts = all.filter((word) => !word.startsWith('*')).map(escaped)
  const parts = all.filter((word) => word.startsWith('*')).map((word) => word.slice(1))
  const either = [`(?<![\\p{L}\\p{M}])(?:${starts.join('|')})`, ...parts].join('|')
  return [kind, new RegExp(either, 'iu')] as const
})

/** The kind of a dish by its title; null if no word tells it. */
export const dishKindOf = (title: string): DishKind | null =>
  patterns.find(([, pattern]) => pattern.test(title.normalize('NFC')))?.[0] ?? null
