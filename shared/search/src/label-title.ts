/** Stands for "without any label" in a filter; no label may be called so. */
export const unlabeled = 'unlabeled'

/**
 * A label's title as it is stored: trimmed, composed, without commas (lists of labels are written with
 * them), half characters replaced as the databases replace them. Empty when nothing is left; the reserved `unlabeled` becomes `un-labeled`.
 */
export function cleanLabelTitle(title: string): string {
  const clean = title.toWellFormed().normalize('NFC').replaceAll(',', ' ').replace(/\s+/gu, ' ').trim()
  return labelKey(clean) === unlabeled ? 'un-labeled' : clean
}

/** The key of a label among the cook's: "Entree" and "entree" are one, called as it was called first. */
export const labelKey = (cleanTitle: string): string => cleanTitle.toLowerCase()

/** The cleaned titles of a list, each label once, without empty ones. */
export function cleanLabelTitles(titles: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const title of titles.map(cleanLabelTitle)) {
    if (title !== '' && !byKey.has(labelKey(title))) byKey.set(labelKey(title), title)
  }
  return [...byKey.values()]
}
