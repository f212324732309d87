import { pastedLines } from './pasted-lines.ts'

test.each([
  ['milk\neggs', ['milk', 'eggs']],
  ['• milk\r\n• 2 eggs\r\n\r\n', ['milk', '2 eggs']],
  ['- [ ] milk\n- [x] eggs', ['milk', 'eggs']],
  ['☐ milk\n☑ eggs\n✅ flour', ['milk', 'eggs', 'flour']],
  ['1. milk\n2) eggs\n10. flour', ['milk', 'eggs', 'flour']],
  // An amount is no number of a list, and a word no mark.
  ['1 milk\n1.5 l milk\n2-3 eggs\nx-large eggs', ['1 milk', '1.5 l milk', '2-3 eggs', 'x-large eggs']],
  ['– milk\u2028— eggs', ['milk', 'eggs']],
  ['- חלב\n- 2 ביצים', ['חלב', '2 ביצים']],
  [' \n\t\n', []],
  ['•\n-', ['•', '-']],
])('%j', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines)
})
