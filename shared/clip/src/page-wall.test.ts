import { pageWall } from './page-wall.ts'

test.each<[string, readonly string[], string | null]>([
  ['Just a moment...', [], 'bot'],
  ['Kitchen', ['Please verify that you are a human'], 'bot'],
  ['Kitchen', ['Bitte bestätigen Sie: Ich bin kein Roboter.'], 'bot'],
  ['Access denied', ["You don't have permission to see this page."], 'bot'],
  ['Kitchen', ['Before you continue', 'We use cookies to show you recipes.'], 'consent'],
  ['Küche', ['Mit Werbung weiterlesen', 'oder mit einem Abo'], 'consent'],
  ['About us', ['We cook, and write about it.'], null],
  ['All recipes', [...Array.from({ length: 200 }, (_, at) => `Soup ${at}`), 'Cookie settings'], null],
])('%s, %j: %s', (title, lines, wall) => {
  expect(pageWall(title, lines)).toBe(wall)
})
