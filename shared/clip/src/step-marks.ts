import { isHeaderLine } from './recipe.ts'

/** Marks of steps that are no number with a point: "– Boil", "(1) Boil", "#1 Boil", "Step 1 | Boil", "1/4 Boil", "Step 1 of 4: Boil". */
const marks: readonly RegExp[] = [
  /^[-–—]\s+(?=\p{L})/u,
  /^\((?<count>\d{1,2})\)\s*/u,
  /^#(?<count>\d{1,2})[.:)]?\s+/u,
  /^(?:\p{L}{2,10}\s)?(?<count>\d{1,2})\s?\|\s*/u,
  /^(?:\p{L}{2,10}\s)?(?<count>\d{1,2})\s?(?:\/|of|von|van|av|de|di|sur|z|ze|з|из)\s?(?<all>\d{1,2})\s?[.:)|–-]?\s*(?=\p{L})/u,
]

/** Steps without their marks, where each has the same kind and those with numbers count. */
export function withoutMarks(lines: readonly string[]): readonly string[] {
  const steps = lines.filter((line) => !isHeaderLine(line))
  const mark = steps.length > 1 ? marks.find((each) => isOfAll(each, steps)) : undefined
  return mark === undefined ? lines : lines.map((line) => (isHeaderLine(line) ? line : line.replace(mark, '')))
}

const isOfAll = (mark: RegExp, steps: readonly string[]): boolean =>
  steps.every((step, at) => {
    const found = mark.exec(step)
    if (found === null) return false
    const { count = at + 1, all = steps.length } = found.groups ?? {}
    return Number(count) === at + 1 && Number(all) === steps.length
  })
