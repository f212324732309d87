import { IconButton, Link } from '@potluck/ui'
import { IconX } from '@potluck/ui/icons'
import classes from './LinkChips.module.css'

interface Props {
  readonly label: string
  readonly chips: readonly {
    readonly id: string
    readonly title: string
    readonly href: string
    /** Takes it away, and the name of the button for it; without them it only leads somewhere. */
    readonly removal?: { readonly label: string; readonly run: () => void } | false
  }[]
}

/** Links in a row, each with a button that takes it away. */
export const LinkChips = ({ label, chips }: Props) => (
  <ul aria-label={label} className={classes.chips}>
    {chips.map(({ id, title, href, removal }) => (
      <li key={id} className={classes.chip}>
        <Link variant="plain" href={href} className={removal ? classes.label : `${classes.label} ${classes.alone}`}>
          <bdi>{title}</bdi>
        </Link>
        {removal && <IconButton icon={<IconX />} label={removal.label} onClick={removal.run} />}
      </li>
    ))}
  </ul>
)
