/**
 * A word without its last vowel, so that one and several are one. What is spoken hard stays hard: "pesca, pesche" are
 * peaches, "pesce, pesci" fish.
 */
export const itItStem = (word: string): string =>
  word
    .replace(/(?<=.)([cg])[aou]$/, '$1h')
    .replace(/(?<=.{2})[aeio]$/, '')
    .replace(/(?<=.{2})i$/, '')

/** Words that the rule does not know, and those that it would take for others: "polpa" is no octopus, "latta" no milk. */
export const itItIrregular = {
  asparagi: 'asparagh',
  biologici: 'biologich',
  polpa: 'polpa',
  polpe: 'polpa',
  latta: 'latta',
  latte: 'latt',
  grano: 'grano',
  grani: 'grano',
  salsa: 'salsa',
  salse: 'salsa',
  pizza: 'pizza',
  pizze: 'pizza',
  foglia: 'fogl',
  foglie: 'fogl',
  panno: 'panno',
  panni: 'panno',
  foglio: 'foglio',
  fogli: 'foglio',
}
