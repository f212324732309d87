export interface SearchTables {
  /** One row for each book whose words are known. */
  searchBooks: {
    ownerId: string
    /** The number that the next recipe gets; each save of a recipe gives it a new one. */
    nextNumber: number
    /** No recipe has a smaller one. */
    firstNumber: number
  }
  /** Which recipes hold a word, and where: `entries.ts` writes and reads them, a block of numbers in a row. */
  searchPostings: {
    ownerId: string
    /** Folded (`wordsOf`), or the key of an ingredient behind a sign (`itemWord`). */
    word: string
    block: number
    entries: string
    /** Where each of them says it, in the order of the entries (`writePositions`); nothing of an ingredient. */
    positions: string
  }
  /** The words of recipes that were saved lately (`additions.ts`), until they are merged into the postings. */
  searchAdditions: {
    ownerId: string
    /** The recipe's search number, larger than all that are merged. */
    number: number
    words: string
  }
  /** By what the words of a book are found: their forms in the languages they stand in, their beginnings and endings. */
  searchForms: {
    ownerId: string
    form: string
    word: string
  }
  /** What a recipe needs. */
  searchTexts: {
    ownerId: string
    recipeId: string
    /** A line for each thing that is needed: key, tab, name. */
    items: string
  }
  /** What the ingredients of a book are called, for suggestions. */
  searchItems: {
    ownerId: string
    key: string
    name: string
    /** The name as it is compared. */
    folded: string
  }
}
