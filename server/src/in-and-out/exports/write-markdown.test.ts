import { sectionLabel } from '@potluck/clip/section-words'
import { languages } from '@potluck/cooking/language'
import { bookWords } from './book-words.ts'

test.each(languages)('the reader of texts knows the headings of a Markdown export in %s', (language) => {
  const t = bookWords(language)
  const headings = [t('book.ingredients'), t('book.steps'), t('book.notes')]
  expect(headings.map(sectionLabel)).toEqual(['ingredients', 'instructions', 'notes'])
})
