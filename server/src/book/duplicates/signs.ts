import type { ComparedRecipe } from './alike.ts'

/** Signs of each recipe, each of two smallest numbers: of recipes that share six in ten ingredients 19 in 20 share one. */
const bands = 6

const seeds = Array.from({ length: bands * 2 }, (_, at) => 0x9e3779b1 * (at + 1))

/** Scrambles a text into a number (FNV-1a with a start of its own). */
function scrambled(text: string, seed: number): number {
  let hash = seed >>> 0
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The numbers of a key under each seed. */
const numbersOf = (key: string): readonly number[] => seeds.map((seed) => scrambled(key, seed))

/**
 * The keys by which similar recipes are likely to meet, so that not all pairs are compared: the title's words, and the
 * smallest hashes of the ingredients (MinHash).
 */
export function signsOf({ title, items }: ComparedRecipe): readonly string[] {
  const named = `title ${[...title].sort().join(' ')}`
  const all = [...items].map(numbersOf)
  if (all.length === 0) return [named]
  const smallest = seeds.map((_, at) => Math.min(...all.map((numbers) => numbers[at] ?? 0)))
  const signs = Array.from({ length: bands }, (_, band) => `${band} ${smallest[band * 2]} ${smallest[band * 2 + 1]}`)
  return [named, ...signs]
}
