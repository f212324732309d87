import { describeWords } from '@potluck/testing/word-contract'
import { eaterWords } from './eaters/words.ts'
import { partsLocales } from './words.ts'

const tutorials = [
  'multipleRecipeSelection',
  'multipleLabelSelection',
  'splitPaneView',
  'experimentalOfflineCache',
  'pinnedRecipes',
]

// The shell shows them, and loads their words with these.
const askedByTheShell = tutorials.map((name) => `tutorials.${name}`)

describeWords([partsLocales, eaterWords], __dirname, askedByTheShell)
