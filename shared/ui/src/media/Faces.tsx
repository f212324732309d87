import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { Avatar } from './Avatar.tsx'
import classes from './Faces.module.css'

export interface FacesProps {
  /** Said in their place: how many they are. */
  readonly label: string
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

/** Maximum number of portraits; the rest is a number. */
const maxFaces = 4

/** A few people at the end of a row, as small portraits. */
export function Faces({ label, people }: FacesProps) {
  return (
    <span className={classes.faces}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {people.slice(0, maxFaces).map(({ id, name }) => (
        <Avatar key={id} name={name} size="small" className={classes.face} />
      ))}
      {people.length > maxFaces && <span aria-hidden="true">+{people.length - maxFaces}</span>}
    </span>
  )
}
