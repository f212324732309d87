/** Words of a line that decide how much it weighs, and how much of that is eaten; `part` is a form in which a food is cut. */
export const remarkNames = [
  'boneless',
  'peeled',
  'drained',
  'frying',
  'marinade',
  'small',
  'large',
  'touch',
  'part',
] as const

export type RemarkName = (typeof remarkNames)[number]

/** The words of each remark in one language, separated by commas. */
export type RemarkWords = { readonly [name in RemarkName]: string }
