/** Marks that other programs put before a line: bullets, check boxes, numbers of a list; never an amount. */
const marks = /^(?:[-*+•·‣◦–—▪●○]\s+)?(?:\[[ xX✓✔]?\]\s*|[☐☑☒✅✓✔□◻⬜]\s*|\d{1,3}[.)]\s+)?/u

/** The things of a text, each of which stands on a line, without the marks of a list. */
export function pastedLines(text: string): readonly string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.trim().replace(marks, '').trim())
    .filter((line) => line !== '')
}
