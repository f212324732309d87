import classes from './Picture.module.css'
import { PictureFrame } from './PictureFrame.tsx'

/** A pot that tipped over: for a failed place. Apart from the others, since a failure must not wait for its drawing. */
export const SpillPicture = ({ className }: { readonly className?: string | undefined }) => (
  <PictureFrame className={className}>
    <path d="M52 122c14-12 34-2 52-8s30 2 48 0 22 14 6 16H60c-14 0-18-2-8-8z" className={classes.saffron} />
    <path d="M60 108L88 44l62 28-18 40a14 14 0 0 1-18 7l-46-11z" className={classes.tomato} />
    <path d="M82 40l74 34" className={classes.thick} />
    <path d="M148 88c14-2 18 12 10 18" className={classes.stroke} />
  </PictureFrame>
)
