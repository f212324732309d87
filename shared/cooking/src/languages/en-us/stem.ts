/** A word without the ending of its plural; `-ie` and `-y` are one, for both become `-ies`. */
export const enUsStem = (word: string): string =>
  word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=lea|loa|hal|cal|kni|shel)ves$/, 'f')
    .replace(/(?<=ss|sh|ch|x|o)es$/, '')
    .replace(/(?<=ch|sh)e$/, '')
    .replace(/(?<=..)(?<![su])s$/, '')
    .replace(/(?<=..)(?:ie|y)$/, 'i')

/** Words that the rule does not know, and words of one spelling for another. */
export const enUsIrregular = {
  chillies: 'chili',
  chilies: 'chili',
  chilli: 'chili',
  chillis: 'chili',
  chile: 'chili',
  chiles: 'chili',
  yoghurt: 'yogurt',
  yoghurts: 'yogurt',
  doughnut: 'donut',
  doughnuts: 'donut',
  chili: 'chili',
  goose: 'goose',
  geese: 'goose',
  paste: 'paste',
  pastes: 'paste',
  jello: 'jello',
  clover: 'clover',
  menus: 'menu',
  tofus: 'tofu',
  octopuses: 'octopus',
  octopi: 'octopus',
  cacti: 'cactus',
}
