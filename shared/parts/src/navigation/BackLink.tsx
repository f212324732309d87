import { IconLink } from '@potluck/ui/content'
import { IconArrowLeft } from '@potluck/ui/icons'

/** One step up, to the screen that its label names. */
export const BackLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <IconLink href={href} label={label} icon={<IconArrowLeft />} />
)
