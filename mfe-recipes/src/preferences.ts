import { preferencesSection } from '@potluck/platform/preferences'
import { z } from 'zod'

const on = z.boolean().catch(true)
const off = z.boolean().catch(false)

export const cookTextSizes = ['small', 'medium', 'large', 'huge'] as const

/** The settings of cook mode. */
export const cookMode = preferencesSection('cookMode', z.object({ textSize: z.enum(cookTextSizes).catch('medium') }))

/** Whether the empty book offers the sample recipes no more. */
export const samples = preferencesSection('samples', z.object({ hidden: off }))

/** The default paper size for the units of the cook. */
const usualPaper = () => (/-(?:US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4')

/** The last print options. */
export const printing = preferencesSection(
  'print',
  z.object({
    template: z.enum(['standard', 'noimage', 'halfsheet', 'compact']).catch('standard'),
    paper: z.enum(['a4', 'letter']).catch(usualPaper),
    photo: on,
    notes: on,
    source: on,
    link: on,
    columns: off,
    large: off,
    nutrition: off,
  }),
)
