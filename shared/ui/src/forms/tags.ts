const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whether a tag is among others, whatever its case. */
export const hasTag = (tags: readonly string[], tag: string): boolean => tags.some((other) => same(other, tag))

/** The tags and those written, each once and without blanks around it. The same array when nothing is new. */
export function withTags(tags: readonly string[], written: readonly string[]): readonly string[] {
  const fresh: string[] = []
  for (const word of written) {
    const tag = word.trim()
    if (tag !== '' && !hasTag(tags, tag) && !hasTag(fresh, tag)) fresh.push(tag)
  }
  return fresh.length === 0 ? tags : [...tags, ...fresh]
}
