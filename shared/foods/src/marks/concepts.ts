import { type Mark, marks } from '../marks.ts'

/** Where it stands that something holds an allergen. */
export const sources = {
  eu: 'Regulation (EU) 1169/2011, annex II',
  codex: 'Codex Alimentarius, standard of the product',
  law: 'Food law of its country: standard of identity, protected name (PDO, PGI, TSG), German food code (Leitsätze)',
  lists: 'Ingredient lists of common products',
  dish: 'What the dish is made of, by its name',
} as const

export type Source = keyof typeof sources

/** Something that lines name, and what is in it. */
export interface Concept {
  readonly contains: readonly Mark[]
  /** What it often contains, and not always. */
  readonly mayContain: readonly Mark[]
  readonly source: Source
}

type Row = readonly [contains: string, mayContain: string, source: Source]

/**
 * What is in the things that lines name. Flesh, fish, milk and eggs are `animal`, and pork is `meat`, without saying so.
 * The names are in `words/`, a file for each language.
 */
const rows = {
  // What the annex itself names.
  grain: ['gluten', '', 'eu'],
  crustacean: ['crustaceans', '', 'eu'],
  egg: ['egg', '', 'eu'],
  fish: ['fish', '', 'eu'],
  peanut: ['peanut', '', 'eu'],
  soy: ['soy', '', 'eu'],
  dairy: ['milk', '', 'eu'],
  nut: ['nuts', '', 'eu'],
  celery: ['celery', '', 'eu'],
  mustard: ['mustard', '', 'eu'],
  sesame: ['sesame', '', 'eu'],
  sulphites: ['sulphites', '', 'eu'],
  lupin: ['lupin', '', 'eu'],
  mollusc: ['molluscs', '', 'eu'],
  seafood: ['crustaceans molluscs', 'fish', 'eu'],
  nutsOfAnyKind: ['nuts', 'peanut', 'lists'],

  // Meat, and what is made of it.
  meat: ['meat', '', 'dish'],
  pork: ['pork', '', 'dish'],
  meatOfAnyKind: ['meat', 'pork', 'dish'],
  sausage: ['meat', 'pork gluten milk celery mustard', 'lists'],
  porkSausage: ['pork', 'gluten milk celery mustard', 'lists'],
  mortadella: ['pork', 'nuts milk', 'law'],
  salami: ['pork', 'milk', 'lists'],
  pate: ['meat', 'pork milk egg', 'lists'],
  meatball: ['meat', 'pork gluten egg milk', 'dish'],
  breadedMeat: ['meat gluten', 'egg milk', 'lists'],
  gelatine: ['meat', 'pork', 'lists'],
  marshmallow: ['meat', 'pork egg', 'lists'],
  animalFat: ['meat', 'pork', 'dish'],
  animal: ['animal', '', 'dish'],

  // Broth.
  meatBroth: ['meat', 'celery gluten', 'lists'],
  fishBroth: ['fish', 'celery crustaceans', 'lists'],
  vegetableBroth: ['', 'celery gluten', 'lists'],
  broth: ['', 'meat celery gluten', 'lists'],
  soupPowder: ['', 'meat celery gluten milk soy egg', 'lists'],
  celerySeasoning: ['celery', '', 'lists'],
  gravy: ['', 'meat gluten milk celery', 'lists'],

  // Bread, pastry and pasta.
  pasta: ['gluten', '', 'law'],
  pastaMaybeEgg: ['gluten', 'egg', 'law'],
  eggPasta: ['gluten egg', '', 'law'],
  filledPasta: ['gluten egg', 'milk meat pork', 'dish'],
  dumpling: ['gluten', 'egg milk meat pork', 'dish'],
  meatDumpling: ['gluten meat', 'pork egg', 'dish'],
  gnocchi: ['gluten', 'egg', 'lists'],
  bread: ['gluten', '', 'dish'],
  softBread: ['gluten', 'milk egg sesame', 'lists'],
  breadWithMilk: ['gluten', 'milk', 'lists'],
  richBread: ['gluten egg milk', '', 'dish'],
  eggBread: ['gluten egg', 'milk', 'dish'],
  fattyBread: ['gluten', 'pork milk', 'lists'],
  tortilla: ['', 'gluten', 'lists'],
  puffPastry: ['gluten', 'milk', 'lists'],
  pastry: ['gluten', 'milk egg', 'lists'],
  butterPastry: ['gluten milk', 'egg', 'dish'],
  biscuit: ['gluten', 'milk egg nuts soy', 'lists'],
  plainBiscuit: ['gluten', 'milk', 'lists'],
  cracker: ['gluten', 'milk sesame', 'lists'],
  speculoos: ['gluten', 'soy milk', 'lists'],
  sponge: ['gluten egg', 'milk', 'lists'],
  cake: ['gluten egg', 'milk nuts', 'dish'],
  amaretti: ['nuts egg', 'gluten milk', 'lists'],
  muesli: ['gluten', 'nuts milk sulphites', 'lists'],
  flakes: ['', 'gluten', 'lists'],
  malt: ['gluten', '', 'eu'],
  maltDrink: ['gluten milk', 'soy', 'lists'],
  yeastExtract: ['', 'gluten celery', 'lists'],
  batter: ['gluten', 'egg milk', 'dish'],
  flourOfAnyKind: ['', 'gluten', 'dish'],
  savouryPastry: ['gluten', 'milk egg meat', 'dish'],
  quiche: ['gluten egg milk', 'meat pork', 'dish'],

  // Sauces and pastes.
  soySauce: ['soy gluten', '', 'lists'],
  tamari: ['soy', 'gluten', 'lists'],
  soyAndMaybeGluten: ['soy', 'gluten', 'lists'],
  teriyaki: ['soy gluten', 'alcohol sesame', 'lists'],
  hoisin: ['soy', 'gluten sesame', 'lists'],
  oysterSauce: ['molluscs', 'soy gluten', 'lists'],
  ponzu: ['soy gluten', 'fish alcohol', 'lists'],
  furikake: ['sesame', 'fish soy gluten', 'lists'],
  kimchi: ['', 'fish crustaceans', 'lists'],
  curryPaste: ['', 'crustaceans fish mustard', 'lists'],
  curryPowder: ['', 'mustard celery', 'lists'],
  worcestershire: ['fish', 'gluten', 'lists'],
  pesto: ['milk nuts', '', 'lists'],
  mayonnaise: ['egg', 'mustard', 'lists'],
  remoulade: ['egg', 'mustard fish milk', 'lists'],
  saladCream: ['egg mustard', 'milk', 'lists'],
  caesar: ['fish egg milk', 'mustard gluten', 'lists'],
  ranch: ['milk', 'egg mustard', 'lists'],
  dressing: ['', 'milk egg mustard', 'lists'],
  hollandaise: ['egg milk', '', 'dish'],
  bechamel: ['milk gluten', '', 'dish'],
  tapenade: ['', 'fish', 'dish'],
  taramosalata: ['fish', 'egg gluten milk', 'dish'],
  barbecueSauce: ['', 'mustard celery fish soy gluten', 'lists'],
  ketchup: ['', 'celery', 'lists'],
  satay: ['peanut', 'soy gluten', 'dish'],
  hummus: ['sesame', '', 'dish'],
  maybeSesame: ['', 'sesame', 'dish'],
  sambal: ['', 'crustaceans fish', 'lists'],
  dijon: ['mustard', 'sulphites', 'lists'],
  bolognese: ['meat', 'pork celery milk alcohol', 'dish'],
  vegetableSpread: ['', 'nuts milk', 'lists'],
  moleSauce: ['', 'nuts peanut sesame gluten', 'dish'],
  seasoningSauce: ['gluten', 'soy celery', 'lists'],

  // Fish and seafood in other things.
  surimi: ['fish', 'crustaceans egg gluten soy', 'lists'],
  fishFinger: ['fish gluten', 'egg milk mustard', 'lists'],
  fishMaybeMore: ['fish', 'milk egg', 'dish'],
  xoSauce: ['crustaceans molluscs', 'fish pork soy', 'lists'],

  // Milk and eggs in other things.
  margarine: ['', 'milk', 'codex'],
  plantMilk: ['', 'soy nuts gluten', 'lists'],
  plantCream: ['', 'milk soy', 'lists'],
  creamer: ['', 'milk', 'lists'],
  lecithin: ['', 'soy egg', 'eu'],
  custard: ['milk', 'egg', 'dish'],
  eggCream: ['milk egg', 'gluten', 'dish'],
  dessert: ['milk', 'egg gluten meat', 'dish'],
  tiramisu: ['egg milk gluten', 'alcohol', 'dish'],
  iceCream: ['milk', 'egg', 'lists'],
  caramel: ['', 'milk', 'lists'],
  meringue: ['egg', '', 'dish'],
  curd: ['egg milk', '', 'dish'],
  icing: ['', 'egg milk', 'dish'],
  pannaCotta: ['milk', 'meat', 'dish'],
  potatoPowder: ['', 'milk sulphites', 'lists'],
  pancake: ['gluten egg milk', '', 'dish'],
  cheesePancake: ['milk egg gluten', '', 'dish'],
  coleslaw: ['egg', 'mustard milk', 'dish'],
  nog: ['milk egg', 'alcohol', 'dish'],

  // Sweets, nuts and chocolate.
  marzipan: ['nuts', '', 'law'],
  nougat: ['nuts', 'egg milk soy', 'lists'],
  nutSpread: ['nuts milk soy', '', 'lists'],
  darkChocolate: ['', 'milk soy nuts', 'lists'],
  milkChocolate: ['milk', 'soy nuts', 'lists'],
  frangipane: ['nuts', 'egg milk gluten', 'dish'],
  halva: ['sesame', 'nuts', 'lists'],
  anyHalva: ['', 'sesame nuts peanut', 'lists'],
  baklava: ['nuts gluten', 'milk', 'dish'],
  dukkah: ['nuts sesame', '', 'dish'],
  romesco: ['nuts', 'gluten sulphites', 'dish'],
  trailMix: ['nuts', 'peanut sulphites', 'lists'],
  almondFlavour: ['', 'nuts', 'lists'],

  // Wine, beer, spirits, vinegar and dried fruit.
  wine: ['alcohol sulphites', '', 'eu'],
  riceWine: ['alcohol', 'gluten', 'lists'],
  beer: ['alcohol gluten', '', 'eu'],
  spirit: ['alcohol', '', 'dish'],
  nutLiqueur: ['alcohol', 'nuts', 'lists'],
  creamLiqueur: ['alcohol milk', '', 'lists'],
  eggLiqueur: ['alcohol egg', 'milk', 'law'],
  maybeAlcohol: ['', 'alcohol', 'law'],
  kvass: ['gluten', 'alcohol', 'lists'],
  cider: ['alcohol', 'sulphites', 'lists'],
  wineVinegar: ['sulphites', '', 'lists'],
  maybeSulphites: ['', 'sulphites', 'lists'],
  maltVinegar: ['gluten', '', 'eu'],
  driedApricot: ['sulphites', '', 'lists'],
  driedFruit: ['', 'sulphites', 'codex'],

  // Only names that look like one, and things without any.
  plain: ['', '', 'dish'],
  // Nobody can know what is in it.
  vague: ['', '', 'dish'],
} as const satisfies Readonly<Record<string, Row>>

export type ConceptId = keyof typeof rows

export const conceptIds = Object.keys(rows).filter((id): id is ConceptId => Object.hasOwn(rows, id))

const isMark = (name: string): name is Mark => marks.some((mark) => mark === name)
const marksIn = (names: string): readonly Mark[] => names.split(' ').filter(isMark)

/** What is in a thing. */
export function conceptOf(id: ConceptId): Concept {
  const [contains, mayContain, source] = rows[id]
  return { contains: marksIn(contains), mayContain: marksIn(mayContain), source }
}
