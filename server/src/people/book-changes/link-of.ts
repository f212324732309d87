/** A link as answers have it: the words by which a line names it only where they differ from the title. */
export const linkOf = ({ id, title, words }: Readonly<Record<'id' | 'title' | 'words', string>>) => ({
  id,
  title,
  ...(words !== '' && words !== title && { words }),
})
