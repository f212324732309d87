import classes from './ItemWords.module.css'

/** What an item is, and softly on the same line what is known about it. */
export const ItemWords = ({ title, about }: { readonly title: string; readonly about?: string | undefined }) => (
  <>
    <bdi>{title}</bdi>
    {/* The space parts the two for who hears them. */}
    {about !== undefined && <span className={classes.about}> {about}</span>}
  </>
)
