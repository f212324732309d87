/** The fourteen allergens of Regulation (EU) 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

/** Some diets leave these out. `meat` is flesh of land animals, broth and gelatine; `animal` is all that is not vegan. */
export const dietMarks = ['meat', 'pork', 'alcohol', 'animal'] as const

export type Allergen = (typeof allergens)[number]

export type DietMark = (typeof dietMarks)[number]

export type Mark = Allergen | DietMark

/** All marks. Their places are stored as bits: a new one comes last. */
export const marks: readonly Mark[] = [...allergens, ...dietMarks]

/** A set of marks, a bit each. */
export type Marks = number

export const noMarks: Marks = 0

/** The marks as one set. */
export const marksOf = (names: readonly Mark[]): Marks =>
  names.reduce((set, name) => set | (1 << marks.indexOf(name)), 0)

/** Whether a set has a mark. */
export const hasMark = (set: Marks, name: Mark): boolean => (set & (1 << marks.indexOf(name))) !== 0

/** The names in a set, in their order. */
export const namesIn = (set: Marks): Mark[] => marks.filter((name) => hasMark(set, name))

/** Marks that say another one as well: what is pork is meat, and what is meat comes of an animal. */
const implied: readonly (readonly [Marks, Marks])[] = [
  [marksOf(['pork']), marksOf(['meat'])],
  [marksOf(['meat', 'fish', 'crustaceans', 'molluscs', 'egg', 'milk']), marksOf(['animal'])],
]

/** A set with all that its marks say. */
export const allOf = (set: Marks): Marks =>
  implied.reduce((all, [of, says]) => ((all & of) !== 0 ? all | says : all), set)
