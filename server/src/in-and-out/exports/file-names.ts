/** Most letters of a name. With three bytes each, an ending and a number, it fits into 255 bytes. */
const longestName = 72

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|con(?:in|out)\$)(?:\s*\..*)?$/i

/** A text as a name that every system takes: without the signs that Windows forbids, and no name that it reserves. */
export function fileName(text: string, otherwise: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{C}\\/:*?"<>|#^[\]%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .slice(0, longestName)
    .toWellFormed()
    .replace(/[.\s\uFFFD]+$/, '')
  return clean === '' || reserved.test(clean) ? `${otherwise} ${clean}`.trim() : clean
}

/** A name as other programs make it for addresses: letters and digits with dashes; '' if it has none. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** How the files of recipes are named: the name of a title, and that name with a number. */
export interface Naming {
  nameOf(title: string): string
  numbered(name: string, number: number): string
}

/** Names like the titles. */
export const titles: Naming = {
  nameOf: (title) => fileName(title, 'Recipe'),
  numbered: (name, number) => `${name} (${number})`,
}

/** Names for addresses, as Mealie gives them. */
export const slugs: Naming = {
  nameOf: (title) => fileName(slugOf(fileName(title, 'Recipe')), 'recipe').replaceAll(' ', '-'),
  numbered: (name, number) => `${name}-${number}`,
}

/** Names that are unique in an archive, on systems that tell no case apart as well. */
export function uniqueNames({ nameOf, numbered }: Naming): (title: string) => string {
  const used = new Set<string>()
  /** The next number of each name, so that many equal titles take little time. */
  const numbers = new Map<string, number>()
  return (title) => {
    const base = nameOf(title)
    const key = base.toLowerCase()
    let name = base
    for (let number = numbers.get(key) ?? 2; used.has(name.toLowerCase()); number++) {
      name = numbered(base, number)
      numbers.set(key, number + 1)
    }
    used.add(name.toLowerCase())
    return name
  }
}
