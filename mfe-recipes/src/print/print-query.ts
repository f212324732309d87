import type { PrintModifier, PrintPaper, PrintTemplate } from '@potluck/api/printing'

/** Print options for recipes. */
export interface PrintLook {
  readonly template: PrintTemplate
  readonly paper: PrintPaper
  readonly photo: boolean
  readonly notes: boolean
  readonly source: boolean
  readonly link: boolean
  readonly columns: boolean
  readonly large: boolean
  readonly nutrition: boolean
}

interface Wanted {
  readonly recipeIds: readonly string[]
  readonly look: PrintLook
  readonly units: string
  readonly oven: string
  /** `2`, `1/2` */
  readonly scale: string
  /** Title of a booklet. */
  readonly title: string
}

const modifiersOf = ({
  photo,
  notes,
  source,
  link,
  columns,
  large,
  nutrition,
}: PrintLook): readonly PrintModifier[] => [
  ...(photo ? [] : (['noimage'] as const)),
  ...(notes ? [] : (['hideNotes'] as const)),
  ...(source ? [] : (['hideSource'] as const)),
  ...(link ? [] : (['hideSourceURL'] as const)),
  ...(columns ? (['twocolIngr'] as const) : []),
  ...(large ? (['largeType'] as const) : []),
  ...(nutrition ? (['nutrition'] as const) : []),
]

/** The address of a print page, without its token. */
export const printQuery = ({ recipeIds, look, units, oven, scale, title }: Wanted) => ({
  recipeId: recipeIds.join(),
  template: look.template,
  modifiers: modifiersOf(look).join(),
  paper: look.paper,
  units,
  oven,
  scale,
  title: title.trim() === '' ? undefined : title.trim(),
})
