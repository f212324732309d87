import type { Cues } from './cues.ts'
import type { Language } from './language.ts'
import type { UnitName } from './units.ts'

/**
 * The words of one language: everything the readers know about it. Phrases are lower case, without abbreviation
 * dots, their words joined by one space. A language is data; the rules live in the readers.
 */
export interface Words {
  readonly language: Language
  /** True where 1,5 is one and a half. */
  readonly decimalComma: boolean
  /** True where a unit without a number means one of it ("כוס קמח"). */
  readonly bareUnitIsOne: boolean
  /**
   * Names of each unit. `a|b|c|d` are the forms of one word: one, several, and for Ukrainian many and fractions. Forms
   * behind these four are read, and never written: other cases, Russian words.
   * A single capital letter is told from the small one (T is a tablespoon, t a teaspoon).
   */
  readonly units: { readonly [name in UnitName]?: readonly string[] }
  /** True where half a cup is said rather than eight tablespoons. */
  readonly spoonsToCups: boolean
  /** Which of a word's forms goes with an amount. */
  readonly form: (amount: number) => number
  /** True where a thing is named before its kind: "olio d'oliva", "שמן זית". */
  readonly nounFirst: boolean
  /** True where what describes a thing stands before or behind it: "туалетний папір", "папір туалетний". */
  readonly eitherOrder: boolean
  /** True where the words beside a thing change with its number: "un uovo fresco", "due uova fresche". */
  readonly adjectivesAgree: boolean
  /** A word without its endings, so that one and several, and the cases, are one word. Given in lower case. */
  readonly stem: (word: string) => string
  /** The stems of words that this rule takes for others, or does not know. */
  readonly irregular: Readonly<Record<string, string>>
  /** Words of units that are things too: the first words of what each is a unit of, with | between. "noce" before "burro". */
  readonly unitsBefore: { readonly [word: string]: string }
  /** Units that only say that a thing is counted, by their first forms: "шт". */
  readonly counters: readonly string[]
  /** Units that may follow their ingredient: "3 garlic cloves". */
  readonly trailingUnits: readonly UnitName[]
  /** Units that begin a line without a number: "pinch of salt". */
  readonly roughUnits: readonly UnitName[]
  readonly numbers: { readonly [word: string]: number }
  /** Words for parts: half, third, quarter, as [numerator, denominator]. */
  readonly fractions: { readonly [word: string]: readonly [number, number] }
  /** Parts that are added to what stands before: "with a half", "וחצי". */
  readonly andFractions: { readonly [word: string]: readonly [number, number] }
  /** Units that mean two of them: "שעתיים" is two hours. They are listed among the units too. */
  readonly duals: readonly string[]
  /** Words that count in groups: twelve, or so many as they are as a number. */
  readonly dozen: readonly string[]
  /** Means one before a unit or a thing, where it stands for a number: "a", "an". */
  readonly articles: readonly string[]
  /** Amounts that are no number: a few, a little. */
  readonly vague: readonly string[]
  readonly to: readonly string[]
  readonly and: readonly string[]
  readonly or: readonly string[]
  readonly plus: readonly string[]
  readonly of: readonly string[]
  /** Between a measure nobody listed and what it measures: "2 florets of broccoli". */
  readonly partitive: readonly string[]
  readonly about: readonly string[]
  readonly each: readonly string[]
  readonly times: readonly string[]
  readonly percent: readonly string[]
  readonly degrees: readonly string[]
  /** Before a number: the number names a product ("Type 405"), a page or a size, never an amount. */
  readonly productNumber: readonly string[]
  /** Between an action and a number: "cut into 8", "for 10 minutes". */
  readonly into: readonly string[]
  /** Where something is taken from: "juice from 2 lemons". */
  readonly from: readonly string[]
  /** Parts of a fruit: a number after them counts the fruit ("Saft einer Zitrone"). */
  readonly takenFrom: readonly string[]
  readonly sizes: readonly string[]
  /** Say how full a spoon is: heaping, level. */
  readonly heaped: readonly string[]
  /** Preparations of an ingredient: chopped, grated. */
  readonly preparations: readonly string[]
  /** Endings of such words. */
  readonly preparationEndings: readonly string[]
  /** Remarks: optional, to taste, for serving. */
  readonly comments: readonly string[]
  /** Preparations and remarks that are minded in a shop, separated by commas: "boneless". */
  readonly keptRemarks: string
  /** Other words of remarks that change nothing of what is bought, separated by commas: "and", "very", "zest". */
  readonly kitchenRemarks: string
  /** Words for cutting and the like, with spaces between: what follows "into" behind them is work in the kitchen. */
  readonly cutting: string
  /** How a thing is that a shop has in one way only, with spaces between: fresh, cold. */
  readonly conditions: string
  /** Names of two words in which such a word counts, separated by commas: "fresh yeast". */
  readonly keptConditions: string
  /** Pieces that end a word with what they are of: "Zehe" in "Knoblauchzehen". */
  readonly pieceInWord: readonly UnitName[]
  /** Behind an amount: there is more to buy than that. */
  readonly more: string
  /**
   * Things that are counted, separated by commas, with the forms of their words as units have them; one form where the
   * other only adds an s.
   */
  readonly counted: string
  /** Phrases that begin with a number word or a unit and are names: five spice, spring onions. */
  readonly names: readonly string[]
  /** Pots and pans: a number of litres or quarts before them is their size. In every form that occurs in a step. */
  readonly vessels: readonly string[]
  /** The thing that a yield of only a number counts, in the forms that units have. */
  readonly servings: string
  /** Before or after the number of servings. */
  readonly yields: readonly string[]
  readonly cues: Cues
  /**
   * How a thing is, which does not make it another one, with spaces between. Words that make it another thing are not
   * here: dried, smoked, sweet, brown.
   */
  readonly qualities: string
  /** Seasonings that not everybody always has, separated by commas: sugar, vinegar. */
  readonly seasonings: string
  /** Things that most people always have: salt, pepper, oil. */
  readonly usuallyAtHome: readonly string[]
  /** Things that every kitchen has. */
  readonly alwaysAtHome: readonly string[]
}
