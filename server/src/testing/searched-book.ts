import type { RecipeDraft } from '@potluck/api/recipes'
import { numbersFrom } from './numbers-from.ts'

/** Groups of forms of one word: a search for one finds all. */
const things = {
  en: 'chicken chickens|tomato tomatoes|mushroom mushrooms|blueberry blueberries|carrot carrots|lentil lentils|peanut peanuts|cabbage cabbages|radish radishes|cherry cherries',
  de: 'Zwiebel Zwiebeln|Kartoffel Kartoffeln|Erdbeere Erdbeeren|Gurke Gurken|Pfirsich Pfirsiche|Walnuss Walnüsse|Bratapfel Bratäpfel|Rosine Rosinen',
  it: 'pomodoro pomodori|cipolla cipolle|carciofo carciofi|acciuga acciughe|zucchina zucchine|finocchio finocchi|formaggio formaggi|arancia arance',
  uk: 'цибуля цибулі цибулею|картопля картоплі картоплею|гарбуз гарбуза гарбузом|помідор помідори помідорів|буряк буряки буряком|квасоля квасолі|вишня вишні вишнею',
  he: 'עגבנייה עגבניות|ביצה ביצים|גזר הגזר|חציל חצילים|תפוח תפוחים|אגוז אגוזים|מלפפון מלפפונים|כרובית הכרובית',
} as const

type Spoken = keyof typeof things

const sentences: { readonly [language in Spoken]: readonly [dishes: string, step: string, cookbooks: string] } = {
  en: ['Soup Pie Stew Gratin', 'Fry the {} with the oil until it is brown.', 'Family notebook|Green almanac'],
  de: ['Auflauf Eintopf Salat', 'Das Öl mit dem Salz und {} erhitzen.', 'Omas Zettel|Landküche'],
  it: ['Risotto Zuppa Frittata', 'Scaldare il burro con {} per la salsa.', 'Quaderno della nonna|Trattoria'],
  uk: ['Суп Рагу Запіканка', 'Обсмажити {} на олії.', 'Зошит бабусі|Кухар'],
  he: ['מרק תבשיל סלט', 'לטגן את {} בשמן.', 'מחברת של סבתא|שף'],
}

const allLabels = ['weekday', 'festive', 'slow cooker', 'picnic']

/** A recipe and its known content. */
export interface KnownRecipe {
  readonly draft: RecipeDraft & { readonly title: string }
  /** The first forms of the words in it. */
  readonly things: ReadonlySet<string>
  readonly label: string | null
  readonly minutes: number
  readonly rating: number | null
  readonly source: string
}

const picker = (next: () => number) => {
  const pick = <T>(all: readonly T[]): T => {
    const picked = all[Math.floor(next() * all.length)]
    if (picked === undefined) throw new Error('there is nothing to pick from')
    return picked
  }
  return pick
}

const languages = ['en', 'de', 'it', 'uk', 'he'] as const satisfies readonly Spoken[]

const thingsIn = (language: Spoken): readonly (readonly string[])[] =>
  things[language].split('|').map((forms) => forms.split(' '))

/** Generates recipes in five languages, the same in each run. */
export function searchedBook(count: number): readonly KnownRecipe[] {
  const next = numbersFrom(4_242)
  const pick = picker(next)
  return Array.from({ length: count }, (_, number) => {
    const language = pick(languages)
    const [dishes, step, cookbooks] = sentences[language]
    const [main, side, late] = [pick(thingsIn(language)), pick(thingsIn(language)), pick(thingsIn(language))]
    const label = next() < 0.6 ? pick(allLabels) : null
    const rating = next() < 0.6 ? 1 + Math.floor(next() * 5) : null
    const minutes = 10 * (1 + Math.floor(next() * 12))
    const source = pick(cookbooks.split('|'))
    return {
      draft: {
        title: `${pick(dishes.split(' '))} ${pick(main)} ${number}`,
        ingredients: `200 g ${pick(side)}\n1 l olive oil`,
        instructions: step.replace('{}', pick(late)),
        totalTime: `${minutes} min`,
        source,
        rating,
        labels: label === null ? [] : [label],
      },
      things: new Set([main, side, late].flatMap(([first]) => first ?? [])),
      label,
      minutes,
      rating,
      source,
    }
  })
}

export interface Question {
  readonly text: string
  /** The expected matches. */
  readonly finds: (recipe: KnownRecipe) => boolean
}

/** A word with a typo: a letter is missing or doubled, or two are swapped. */
function withSlip(word: string, next: () => number): string {
  const at = 2 + Math.floor(next() * (word.length - 4))
  const [before, a, b, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  return (
    [`${before}${b}${a}${after}`, `${before}${b}${after}`, `${before}${a}${a}${b}${after}`][Math.floor(next() * 3)] ??
    word
  )
}

/** Generates searches with known results, the same in each run. */
export function questions(count: number): readonly Question[] {
  const next = numbersFrom(77)
  const pick = picker(next)
  const anyThing = () => pick(thingsIn(pick(languages)))
  const holds =
    ([first = '']: readonly string[]) =>
    (recipe: KnownRecipe) =>
      recipe.things.has(first)

  const kinds: readonly (() => Question)[] = [
    () => {
      const forms = anyThing()
      return { text: pick(forms), finds: holds(forms) }
    },
    () => {
      const forms = pick(languages.flatMap(thingsIn).filter(([first = '']) => first.length > 6))
      return { text: withSlip(pick(forms.filter(({ length }) => length > 6)), next), finds: holds(forms) }
    },
    () => {
      const [one, other] = [pick(thingsIn('en')), pick(thingsIn('en'))]
      return { text: `${pick(one)} ${pick(other)}`, finds: (recipe) => holds(one)(recipe) && holds(other)(recipe) }
    },
    () => {
      const language = pick(languages)
      const [one, other] = [pick(thingsIn(language)), pick(thingsIn(language))]
      return { text: `${pick(one)} -${pick(other)}`, finds: (recipe) => holds(one)(recipe) && !holds(other)(recipe) }
    },
    () => {
      const [forms, most] = [anyThing(), 10 * (2 + Math.floor(next() * 9))]
      return { text: `${pick(forms)} time:<${most}`, finds: (recipe) => holds(forms)(recipe) && recipe.minutes < most }
    },
    () => {
      const [forms, least] = [anyThing(), 1 + Math.floor(next() * 4)]
      return {
        text: `rating:>${least} ${pick(forms)}`,
        finds: (recipe) => holds(forms)(recipe) && (recipe.rating ?? 0) > least,
      }
    },
    () => {
      const label = pick(allLabels)
      const forms = anyThing()
      return {
        text: `label:"${label}" ${pick(forms)}`,
        finds: (recipe) => holds(forms)(recipe) && recipe.label === label,
      }
    },
    () => {
      const label = pick(allLabels)
      const forms = anyThing()
      return {
        text: `${pick(forms)} -label:"${label}"`,
        finds: (recipe) => holds(forms)(recipe) && recipe.label !== label,
      }
    },
    () => {
      const forms = anyThing()
      return {
        text: `source:notebook ${pick(forms)}`,
        finds: (recipe) => holds(forms)(recipe) && recipe.source === 'Family notebook',
      }
    },
    () => {
      const forms = pick(thingsIn('en'))
      return {
        text: `"olive oil" ${pick(forms)} rating:none`,
        finds: (recipe) => holds(forms)(recipe) && recipe.rating === null,
      }
    },
    () => {
      const forms = pick(thingsIn('en'))
      return { text: `"oil olive" ${pick(forms)}`, finds: () => false }
    },
  ]
  return Array.from({ length: count }, (_, at) => {
    const make = kinds[at % kinds.length]
    if (!make) throw new Error('there are no kinds of questions')
    return make()
  })
}
