/** Stands for "without any label" in a filter; no label may be called so. */
export const unlabeled = 'unlabeled'

/**
 * A label's title as it is kept: trimmed, lower-case, composed, without commas (lists of labels are written with
 * them), half characters replaced as the databases replace them. Empty when nothing is left; the reserved `unlabeled` becomes `un-labeled`.
 */
export function cleanLabelTitle(title: string): string {
  const clean = title.toWellFormed().normalize('NFC').toLowerCase().replaceAll(',', ' ').replace(/\s+/gu, ' ').trim()
  return clean === unlabeled ? 'un-labeled' : clean
}

/** The cleaned titles of a list, each once, without empty ones. */
export const cleanLabelTitles = (titles: readonly string[]): string[] => [
  ...new Set(titles.map(cleanLabelTitle).filter((title) => title !== '')),
]
