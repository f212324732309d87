import { isHeaderLine } from './recipe.ts'

const metric = /\d\s?(?:g|gr|kg|ml|cl|dl|l|litres?|liters?|grams?)\b/giu

/**
 * Pages show a list in metric, US and imperial amounts or for several sizes, one after the other, and let the reader
 * switch. Of lists that say the same but for amounts the one with the most metric amounts stays, since it is exact, or
 * else the first.
 */
export function inOneSystem(written: readonly string[]): readonly string[] {
  const lines = inNamedSystem(written)
  const whole = oneOfAlike(lines)
  return whole === lines ? sectionsOf(lines).flatMap(oneOfAlike) : whole
}

const metricTitle = /^\[metric(?: units)?\]$/i
const otherTitle = /^\[(?:us|u\.s\.|imperial|us customary|cups)(?: units)?\]$/i

/** Lists below the names of systems: that of the metric one, without its title. */
function inNamedSystem(lines: readonly string[]): readonly string[] {
  if (![metricTitle, otherTitle].every((title) => lines.some((line) => title.test(line)))) return lines
  return sectionsOf(lines)
    .filter(([header = '']) => !otherTitle.test(header))
    .flatMap((section) => (metricTitle.test(section[0] ?? '') ? section.slice(1) : section))
}

/** Lists as their sections, each with its header. */
function sectionsOf(lines: readonly string[]): string[][] {
  const sections: string[][] = []
  for (const line of lines) {
    const last = sections.at(-1)
    if (last === undefined || isHeaderLine(line)) sections.push([line])
    else last.push(line)
  }
  return sections
}

function oneOfAlike(lines: readonly string[]): readonly string[] {
  const header = lines.slice(0, 1).filter(isHeaderLine)
  const listed = lines.slice(header.length)
  for (const times of [2, 3]) {
    const length = listed.length / times
    if (!Number.isInteger(length) || length < 2) continue
    const lists = Array.from({ length: times }, (_, index) => listed.slice(index * length, (index + 1) * length))
    const [first = [], ...others] = lists
    if (!others.every((list) => sayTheSame(first, list, length < 3 ? 1 : 0.7))) continue
    if (length < 3 && lists.every((list) => metricAmounts(list) === metricAmounts(first))) continue
    const best = [...lists].sort((a, b) => metricAmounts(b) - metricAmounts(a))[0] ?? first
    return isHeaderLine(best[0] ?? '') ? best : [...header, ...best]
  }
  return lines
}

const metricAmounts = (lines: readonly string[]): number => lines.join('\n').match(metric)?.length ?? 0

/** Whether most lines name the same things, whatever their amounts. */
function sayTheSame(a: readonly string[], b: readonly string[], share: number): boolean {
  const same = a.filter((line, index) => thing(line) === thing(b[index] ?? ''))
  return same.length >= a.length * share
}

/** The last word of a line: it names the thing and not its amount. */
const thing = (line: string): string =>
  isHeaderLine(line)
    ? line
    : (line
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.at(-1) ?? line)
