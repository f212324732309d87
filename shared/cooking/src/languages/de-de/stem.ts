const inside: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }

/** A word without the endings of number, case and gender, and without its umlauts: "Äpfel" and "Apfel" are one. */
export const deDeStem = (word: string): string =>
  word
    .replace(/[äöüß]/g, (letter) => inside[letter] ?? letter)
    .replace(/(?<=^|.{2})eier$/, 'ei')
    .replace(/(?<=.{3})(?:(?<!k)ern|en|em|er|es|e|(?<=e[lr])(?<!ker)n)$/, '')
    .replace(/ss$/, 's')
    .replace(/(?<=.{3})s$/, '')

/** Words that the rule would take for others: herbs are no cabbage, charcoal is none either. */
export const deDeIrregular = {
  kräuter: 'kräuter',
  kräutern: 'kräuter',
  kohle: 'kohle',
  kohlen: 'kohle',
  butt: 'butt',
  öle: 'ol',
  soße: 'sauce',
  soßen: 'sauce',
  sosse: 'sauce',
  saucen: 'sauce',
  sauce: 'sauce',
  rosé: 'rosé',
  pizza: 'pizza',
  pizzen: 'pizza',
  eis: 'eis',
  pute: 'pute',
  puten: 'pute',
  datteln: 'dattel',
}
