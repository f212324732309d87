import { dayAfter, isThere, type ThingAtHome } from '@potluck/cooking/at-home'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { findFood } from '@potluck/foods/find-food'
import { loadFoods } from '@potluck/foods/load-foods'
import { storageOf } from '@potluck/foods/storage'

/**
 * The assumptions, which nobody measured: three people who cook five evenings a week, write a shared list, and shop twice.
 */
const assumed = {
  weeks: 26,
  /** Weekdays of shopping; Monday is 0. */
  shopping: [2, 5],
  dishesPerWeek: 5,
  /** Purchases that are checked off on the list; the others are never told. */
  ticked: 0.93,
  /** Daily food is bought when it does not last for so many days. */
  foreseen: 3,
  /** Things that are missing and are bought at the next trip; the others later. */
  boughtAgain: 0.85,
  /** Things that are bought although there is some. */
  boughtEarly: 0.06,
  /** Cookings after which somebody answers “used up?”. */
  answers: 0.6,
  /** Used up things that such an answer names. */
  named: 0.85,
  /** Part of its time after which a thing is thrown away, at least and at most. */
  thrownAfter: [1, 1.6],
} as const

/** Daily food beside the dishes, and how many days a package lasts. */
const daily: Readonly<Record<string, number>> = {
  milk: 4,
  bread: 3,
  butter: 12,
  eggs: 9,
  yogurt: 5,
  cheddar: 8,
  ham: 5,
  apples: 6,
  bananas: 4,
  'orange juice': 6,
  jam: 30,
  muesli: 14,
  tomatoes: 4,
  cucumber: 4,
  lettuce: 4,
}

/** Things for dishes, and how many dishes a package is enough for. */
const forDishes: Readonly<Record<string, number>> = {
  'chicken breast': 1,
  'ground beef': 1,
  salmon: 1,
  tofu: 1,
  sausages: 1,
  mushrooms: 1,
  spinach: 1,
  broccoli: 1,
  zucchini: 1.5,
  leek: 1.5,
  'bell pepper': 2,
  carrots: 4,
  potatoes: 3,
  onions: 6,
  garlic: 10,
  ginger: 5,
  'heavy cream': 1.5,
  feta: 2,
  parmesan: 5,
  'coconut milk': 1,
  'canned tomatoes': 1,
  chickpeas: 1,
  lentils: 3,
  rice: 6,
  spaghetti: 3,
  couscous: 4,
  tortillas: 2,
  lemon: 2,
  parsley: 2,
  'soy sauce': 15,
}

/** A generator of numbers from 0 to 1 (mulberry32), so that each run is the same. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A thing in the real kitchen: how much of its package is left, and when somebody throws the rest away. */
interface Real {
  left: number
  thrownOn: string | null
}

const vocabulary = await loadVocabulary(['en-us'])
const foods = await loadFoods(vocabulary)
const storages = new Map(
  [...Object.keys(daily), ...Object.keys(forDishes)].map((name) => [
    name,
    storageOf(findFood(readIngredientLine(name, vocabulary), foods), 'grocery'),
  ]),
)

/** The figures of a household: the share of things that the pantry knows right, over all evenings, and taps a week. */
export interface Simulated {
  readonly right: number
  readonly tapsPerWeek: number
}

class Household {
  readonly real = new Map<string, Real>()
  readonly pantry = new Map<string, ThingAtHome>()
  taps = 0
  private readonly random: () => number
  private readonly answers: number

  constructor(seed: number, answers: number) {
    this.random = randomOf(seed)
    this.answers = answers
  }

  has(name: string): boolean {
    return (this.real.get(name)?.left ?? 0) > 0.01
  }

  /** Buys a package, and checks it off as most people do. */
  private buy(name: string, today: string): void {
    const days = storages.get(name)?.days ?? null
    const [least, most] = assumed.thrownAfter
    const lasts = days === null ? null : Math.round(days * (least + (most - least) * this.random()))
    const before = this.real.get(name)?.left ?? 0
    this.real.set(name, { left: before + 1, thrownOn: lasts === null ? null : dayAfter(today, lasts) })
    if (this.random() > assumed.ticked) return
    const useBy = days === null ? null : dayAfter(today, days)
    this.pantry.set(name, { since: today, useBy, always: false })
  }

  /** Whether something that is eaten each day does not last until the next trip. */
  private isShort(name: string): boolean {
    const days = daily[name]
    return days !== undefined && (this.real.get(name)?.left ?? 0) * days < assumed.foreseen
  }

  /** Buys what ran out, what the next dishes take, and some things too early. */
  shop(needed: ReadonlySet<string>, today: string): void {
    for (const name of storages.keys()) {
      const isMissing = this.isShort(name) || (!this.has(name) && needed.has(name))
      if (this.random() < (isMissing ? assumed.boughtAgain : this.has(name) ? assumed.boughtEarly / 2 : 0)) {
        this.buy(name, today)
      }
    }
    for (const name of needed) if (!this.has(name)) this.buy(name, today)
  }

  /** Cooks a dish. Sometimes the cook taps what it used up: each thing is one tap, and all of them are one, too. */
  cook(dish: readonly string[]): void {
    for (const name of dish) this.take(name, 1 / (forDishes[name] ?? 1))
    if (this.random() >= this.answers) return
    const shown = dish.filter((name) => this.pantry.has(name))
    const gone = shown.filter((name) => !this.has(name) && this.random() < assumed.named)
    this.taps += gone.length > 1 && gone.length === shown.length ? 1 : gone.length
    for (const name of gone) this.pantry.delete(name)
  }

  /** Eats from what is eaten each day, and throws away what is bad. */
  live(today: string): void {
    for (const [name, days] of Object.entries(daily)) this.take(name, (0.6 + 0.8 * this.random()) / days)
    for (const thing of this.real.values()) if (thing.thrownOn !== null && today > thing.thrownOn) thing.left = 0
  }

  private take(name: string, part: number): void {
    const thing = this.real.get(name)
    if (thing) thing.left = Math.max(0, thing.left - part)
  }

  /** How many things the pantry knows right. */
  countRight(today: string): number {
    return [...storages.keys()].filter((name) => {
      const thing = this.pantry.get(name)
      return this.has(name) === (thing !== undefined && isThere(thing, today))
    }).length
  }

  /** Five things of a dish: a main one and what goes with it. */
  chooseDish(): readonly string[] {
    const names = Object.keys(forDishes)
    const chosen = new Set<string>()
    while (chosen.size < 5) chosen.add(names[Math.floor(this.random() * names.length)] ?? '')
    return [...chosen]
  }
}

/** Lives through the weeks of one household. @param seed each number is another household */
export async function simulate(
  seed: number,
  { answers = assumed.answers }: { answers?: number } = {},
): Promise<Simulated> {
  const home = new Household(seed, answers)
  const days = assumed.weeks * 7
  let dishes = Array.from({ length: assumed.dishesPerWeek }, () => home.chooseDish())
  let right = 0
  for (let at = 0; at < days; at += 1) {
    const today = dayAfter('2026-01-05', at)
    const weekday = at % 7
    if (weekday === 0) dishes = Array.from({ length: assumed.dishesPerWeek }, () => home.chooseDish())
    const evenings = dishes.filter((_, evening) => evening >= weekday && evening < weekday + 3)
    if (at === 0 || assumed.shopping.some((day) => day === weekday)) home.shop(new Set(evenings.flat()), today)
    home.live(today)
    const dish = dishes[weekday]
    if (dish) home.cook(dish)
    right += home.countRight(today)
  }
  return { right: right / (days * storages.size), tapsPerWeek: home.taps / assumed.weeks }
}
